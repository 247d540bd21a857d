"""Tables that leave the server: as files that an app reads by itself, and what shows that it reads them right."""

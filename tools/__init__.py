"""Programs for development and for shipped data; the service uses none of them."""

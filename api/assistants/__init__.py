"""Six tools for assistants over the Model Context Protocol, which ask and answer like the endpoints."""

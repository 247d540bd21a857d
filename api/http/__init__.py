"""HTTP requests and responses, independent of dice."""

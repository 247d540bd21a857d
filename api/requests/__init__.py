"""From the wire to what the engine proves."""

"""What one server is made of: its rulesets and tables, its settings, its logs and numbers."""

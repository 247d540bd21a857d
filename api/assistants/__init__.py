"""What assistants are given: six tools over the Model Context Protocol, which ask and answer as the views do."""

"""`/v1/picture`: a position as a picture, and the preview of a shared one."""

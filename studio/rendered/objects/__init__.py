"""What is sold: one file per kind of thing. Every builder returns a handle that stands on z = 0."""

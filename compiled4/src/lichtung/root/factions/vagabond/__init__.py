"""The Vagabond. Law 9."""

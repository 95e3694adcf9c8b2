"""The HTTP edge: endpoints, their bodies and limits, the pages of the browser client."""

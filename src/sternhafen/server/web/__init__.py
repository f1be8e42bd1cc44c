"""The way in over HTTP and WebSocket: the application, its routes, who asks, and the services they share."""

"""What every room stands on: settings, time, secrets, background tasks, logs, metrics, memory."""

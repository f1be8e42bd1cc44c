"""The server: accounts, lobby, tables, clocks, history; Starlette on uvicorn, SQLite or PostgreSQL."""

// Made by sternhafen.schema: do not edit.

export const GAMES: readonly string[] = ["race", "jumpdrive", "trucker", "solarius"];

"""What all games share: the contract, decisions, chance, records, positions, data packs, texts."""

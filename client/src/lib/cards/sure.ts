/** whether a component carries values of our own making: what an owner of the box has typed in does not */
export const unsure = (status: unknown): boolean => status === "partial" || status === "reconstructed";

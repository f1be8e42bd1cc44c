/** What must be heard at once in the yard: the glass is running out, a start place can be taken. */
export const alarm = $state({ words: "" });

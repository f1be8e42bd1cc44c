/** what is open over the page */
export const shell = $state({ settings: false });

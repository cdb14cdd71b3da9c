/** What was scanned or typed as the code of a gift card: of an address its hash. */
export const codeIn = (text: string) =>
  (URL.canParse(text) && new URL(text).hash.slice(1)) || text.trim();

const ID = /^[1-9]\d{0,14}$/;

function idIn(query: string, name: string): number | null {
  const id = new URLSearchParams(query).get(name) ?? '';
  return ID.test(id) ? Number(id) : null;
}

/** The item that the query of an address names for the next message, or null. */
export const itemIn = (query: string) => idIn(query, 'item');

/** The order that the query of an address names to talk about, or null. */
export const orderIn = (query: string) => idIn(query, 'order');

/** The organization whose inbox the query of an address narrows the list to, or null. */
export const inboxIn = (query: string) => idIn(query, 'organization');

/** The message that the query of an address names to forward, or null. */
export const messageIn = (query: string) => idIn(query, 'message');

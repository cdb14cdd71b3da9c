/** What a page that wants a new address has in its own: `new`, and the id once the address is there. */
const ADDED = 'added_address';

/** Where an address is added for the page with this path and query. */
export function addAddressFor(path: string, query: URLSearchParams): string {
  const back = new URLSearchParams(query);
  back.set(ADDED, 'new');
  return `/delivery-addresses/create?${new URLSearchParams({ back: `${path}?${back}` })}`;
}

/** The path that leads back, with the id where it is wanted. */
export function tellAdded(back: string, id: number): string {
  const [path = '', query] = back.split('?');
  const search = new URLSearchParams(query);
  if (search.get(ADDED) !== 'new') return back;
  search.set(ADDED, String(id));
  return `${path}?${search}`;
}

/** The id of the address that was added for this page, until the page has taken it. */
export function addedAddressOf(query: URLSearchParams): number | null {
  return Number(query.get(ADDED)) || null;
}

export function withoutAdded(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete(ADDED);
  return rest;
}

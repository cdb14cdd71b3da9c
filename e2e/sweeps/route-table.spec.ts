import { OWN_PAGES, PUBLIC_PAGES } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** What each shows must be made first; journeys do. */
const MADE_FIRST = [
  '/carts/:id',
  '/carts/:id/delivery',
  '/delivery-addresses/:id/edit',
  '/delivery/receipt/:receiptID',
  '/saved/:id',
  '/saved/:id/edit',
  '/saved/:id/items-deletion',
];
/** It leads on to a chat. */
const LEADS_ON = ['/messenger/organization/:id'];

test('the sweeps visit every page that a remote has', async ({ request }) => {
  const registry = (await (await request.get('/registry.json')).json()) as {
    readonly remotes: Record<string, { readonly current: { readonly pages: { path: string }[] } }>;
  };
  const patterns = Object.values(registry.remotes).flatMap(({ current }) =>
    current.pages.map(({ path }) => path),
  );
  expect(patterns.length).toBeGreaterThan(30);
  const visited = [...PUBLIC_PAGES, ...OWN_PAGES].map((address) => address.replace(/[?#].*/, ''));
  const missed = patterns.filter(
    (pathname) =>
      !visited.some((address) => new URLPattern({ pathname }).test(address, 'http://site')),
  );
  expect(missed.toSorted()).toEqual([...MADE_FIRST, ...LEADS_ON].toSorted());
});

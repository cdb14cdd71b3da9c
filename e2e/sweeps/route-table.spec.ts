import { AWAITED_PAGES } from '@karavan/shared-api/contract/awaited-pages';
import type { Registry } from '@karavan/shared-api/contract/remotes';
import { addressShape, matchRoute, routeTableOf } from '@karavan/shared-api/contract/route-table';
import { REDIRECTS, SHELL_PAGES } from '@karavan/shared-api/contract/shell-pages';
import { redirectFor } from '../../shell/src/navigation/navigation.ts';
import { ADDRESSES } from '../support/addresses.ts';
import { PORTIONS } from '../support/pages.ts';
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
  const visited = PORTIONS.flatMap(({ pages }) => pages).map((address) =>
    address.replace(/[?#].*/, ''),
  );
  const missed = patterns.filter(
    (pathname) =>
      !visited.some((address) => new URLPattern({ pathname }).test(address, 'http://site')),
  );
  expect(missed.toSorted()).toEqual([...MADE_FIRST, ...LEADS_ON].toSorted());
});

test('every address of the product has a page for those who may open it', async ({ request }) => {
  const registry = (await (await request.get('/registry.json')).json()) as Registry;
  const table = routeTableOf(registry, SHELL_PAGES, AWAITED_PAGES);
  const rows = ADDRESSES.map(([address]) => {
    const row = matchRoute(table, address)?.row;
    return [address, row?.access, ...(row?.nav ? ['nav'] : [])];
  });
  expect(rows).toEqual(ADDRESSES);
  for (const [address] of ADDRESSES) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect([200, 404], address).toContain(answer.status());
  }
  for (const [from, to] of Object.entries(REDIRECTS)) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([302, to]);
  }
});

test('a guest is led to signing in where the product says so, and a person nowhere', async ({
  request,
}) => {
  const registry = (await (await request.get('/registry.json')).json()) as Registry;
  const table = routeTableOf(registry, SHELL_PAGES, AWAITED_PAGES);
  for (const [address, access] of ADDRESSES) {
    const led = access === 'login' ? { to: '/auth', remember: true } : undefined;
    expect(redirectFor(table, address, false), address).toEqual(led);
    expect(redirectFor(table, address, true), address).toBeUndefined();
  }
  for (const [from, to] of Object.entries({ ...REDIRECTS, '/nothing/of/the/kind': '/auth' })) {
    expect(redirectFor(table, from, false)?.to).toBe(to);
  }
});

test('an address is awaited only as long as it has no page', async ({ request }) => {
  const registry = (await (await request.get('/registry.json')).json()) as Registry;
  const taken = [
    ...SHELL_PAGES,
    ...Object.values(registry.remotes).flatMap(({ current }) => current.pages),
  ].map(({ path }) => addressShape(path));
  const promised = ADDRESSES.map(([address]) => address);
  for (const { path } of AWAITED_PAGES) {
    expect(taken, path).not.toContain(addressShape(path));
    const pattern = new URLPattern({ pathname: path });
    const isPromised = promised.some((address) =>
      pattern.test(address.replace(/\/$/, ''), 'http://site'),
    );
    expect(isPromised, path).toBe(true);
  }
});

test('a page that is still to be built says so, to those who may open it', async ({ page }) => {
  await page.goto('/resumes/1');
  await expect(page.getByRole('heading', { name: 'Резюме', level: 1 })).toBeAttached();
  await expect(page.getByText('Эта страница ещё строится')).toBeVisible();
  await expect(page).toHaveTitle('Резюме — Karavan');
  await page.goto('/organizations/create');
  await expect(page).toHaveURL('/auth');
  await page.goto('/nothing/of/the/kind');
  await expect(page).toHaveURL('/auth');
});

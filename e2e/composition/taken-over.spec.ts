import type { Registry } from '@karavan/shared-api/contract/remotes';
import { matchRoute, routeTableOf } from '@karavan/shared-api/contract/route-table';
import { SHELL_PAGES } from '@karavan/shared-api/contract/shell-pages';
import { PORTIONS } from '../support/pages.ts';
import {
  DEMO,
  expect,
  holdStart,
  signIn,
  test,
  untilInteractive,
  untilWhole,
} from '../support/test.ts';

/** One address of each page that the server renders. */
async function renderedAddresses(registry: Registry): Promise<string[]> {
  const table = routeTableOf(registry, SHELL_PAGES, []);
  const found = new Map<string, string>();
  for (const address of PORTIONS.flatMap(({ pages }) => pages)) {
    const row = matchRoute(table, address.replace(/[?#].*/, ''))?.row;
    if (row?.ssr && !found.has(row.path)) found.set(row.path, address);
  }
  return [...found.values()];
}

// Where React finds other things than the server has sent, it complains, draws the page anew and loses what was pressed.
for (const who of ['a guest', 'somebody signed in'] as const) {
  test(`what the server renders is taken over as it is, for ${who}`, async ({
    page,
    request,
    complaints,
  }) => {
    test.setTimeout(180_000);
    const addresses = await renderedAddresses(
      (await (await request.get('/registry.json')).json()) as Registry,
    );
    expect(addresses.length).toBeGreaterThan(10);
    if (who !== 'a guest') await signIn(page, DEMO.client);
    for (const address of addresses) {
      await page.goto(address);
      await untilInteractive(page);
      await untilWhole(page);
      expect.soft(complaints.splice(0), address).toEqual([]);
    }
  });
}

test('a press before the start counts once on the page of an item, for somebody signed in', async ({
  own,
  page,
}) => {
  await signIn(page, await own.newPerson());
  const start = await holdStart(page);
  await page.goto('/p/5', { waitUntil: 'commit' });
  const save = page.getByRole('button', { name: 'Сохранить' });
  await save.click();
  start();
  await expect(page.getByRole('button', { name: 'Выбрать папку' })).toBeVisible();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
});

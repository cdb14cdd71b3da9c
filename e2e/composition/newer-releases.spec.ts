import type { Page } from '@playwright/test';
import type { Versions } from '@karavan/shared-api/contract/remotes';
import { expect, test, untilInteractive } from '../support/test.ts';

/** From now on the server seems to have released something; the tab looks when somebody turns to it. */
async function release(page: Page, change: (present: Versions) => Versions): Promise<void> {
  const answer = await page.request.get('/versions.json');
  const changed = change((await answer.json()) as Versions);
  await page.route('**/versions.json', (route) => route.fulfill({ json: changed }));
  const looked = page.waitForResponse('**/versions.json');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await looked;
}

const another = ({ versions, blocked }: Versions): Versions => ({
  versions: { ...versions, 'mf-feed': '9.9.9-000000000000' },
  blocked,
});

/** Lost when the page is loaded anew. */
const mark = (page: Page) =>
  page.evaluate(() => void Object.assign(globalThis, { isMarked: true }));
const isMarked = (page: Page) =>
  page
    .evaluate(() => (globalThis as { isMarked?: boolean }).isMarked === true)
    // Between two pages there is none.
    .catch(() => null);

const firstPost = (page: Page) => page.locator('#karavan-page a[href^="/p/"]').first();

test('a newer release is taken at the next change of page, and back leads back', async ({
  page,
}) => {
  await page.goto('/home/posts');
  await untilInteractive(page);
  await mark(page);
  await release(page, another);
  await page.waitForTimeout(500);
  expect(await isMarked(page)).toBe(true);
  await expect(page.getByRole('status').filter({ hasText: 'обновилась' })).toBeHidden();
  await firstPost(page).click();
  await expect(page).toHaveURL(/\/p\/\d+/);
  await expect.poll(() => isMarked(page)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/home/posts');
  await expect(firstPost(page)).toBeVisible();
});

test('without a newer one a change of page stays in the page', async ({ page }) => {
  await page.goto('/home/posts');
  await untilInteractive(page);
  await mark(page);
  await release(page, (present) => present);
  await firstPost(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('a blocked release offers to load the page anew, and what is typed stays', async ({
  page,
}) => {
  await page.goto('/home/posts');
  await untilInteractive(page);
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.setAttribute('aria-label', 'typed');
    field.style.cssText = 'position:fixed;top:0;left:0;z-index:9999';
    document.body.append(field);
  });
  await page.getByLabel('typed').fill('Привет');
  await mark(page);
  await release(page, (present) => ({
    ...another(present),
    blocked: [`mf-feed ${present.versions['mf-feed']}`],
  }));
  const notice = page.getByRole('status').filter({ hasText: 'Эта страница обновилась' });
  await expect(notice).toBeVisible();
  // Out of sight it would load itself anew, if nothing was typed.
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  });
  await page.waitForTimeout(2500);
  expect(await isMarked(page)).toBe(true);
  await page.getByLabel('typed').fill('');
  await expect.poll(() => isMarked(page)).toBe(false);
  await untilInteractive(page);
  await expect(notice).toBeHidden();
});

test('the offer is taken with a press', async ({ page }) => {
  await page.goto('/home/posts');
  await untilInteractive(page);
  await mark(page);
  await release(page, (present) => ({
    ...another(present),
    blocked: [`mf-feed ${present.versions['mf-feed']}`],
  }));
  await page.getByRole('button', { name: 'Обновить' }).click();
  await expect.poll(() => isMarked(page)).toBe(false);
});

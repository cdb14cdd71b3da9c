import type { Page } from '@playwright/test';
import { expect, holdStart, signInOnPage, test, untilInteractive } from '../support/test.ts';

/** A phone's processor, beside one on a desk. */
const SLOWDOWN = 4;

/** A start at that speed takes a busy machine longer than other things. */
const patiently = expect.configure({ timeout: 45_000 });

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

const hasStarted = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['shell'] === 'started');

test('a guest’s page on a phone is whole before anything of the shell has run', async ({
  page,
}) => {
  await page.goto('/p/5', { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Одежда');
  await expect(page.getByRole('link', { name: 'Войти' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'В корзину' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Поделиться' })).toBeVisible();
  expect(await hasStarted(page)).toBe(false);
});

test('where nothing goes with an item, that and the item are there before the first touch', async ({
  page,
}) => {
  await page.goto('/p/5/selection', { waitUntil: 'load' });
  await expect(page.getByText('К этому товару пока ничего не подобрано')).toBeVisible();
  await expect(page.getByRole('main').locator('a[href="/p/5"]')).toBeVisible();
  expect(await hasStarted(page)).toBe(false);
});

test('the tab that one has come to is in sight, which starts nothing', async ({ page }) => {
  await page.goto('/home/promotions', { waitUntil: 'load' });
  const tab = page
    .getByRole('navigation', { name: 'Разделы' })
    .getByRole('link', { name: 'Акции' });
  await expect(tab).toBeInViewport({ ratio: 0.99 });
  expect(await tab.evaluate((link) => link.parentElement!.scrollLeft)).toBeGreaterThan(0);
  expect(await hasStarted(page)).toBe(false);
});

test('a press before the start is shown at once and carried out once, on a slow processor', async ({
  page,
  complaints,
}) => {
  await slowDown(page);
  await page.addInitScript(() => {
    // It may be gone again before anybody looks.
    new MutationObserver(([change]) => {
      Object.assign(globalThis, { shown: (change!.target as Element).textContent });
    }).observe(document, { subtree: true, attributeFilter: ['data-pressed'] });
  });
  await page.goto('/home/posts');
  const filters = page.getByRole('button', { name: 'Фильтры' });
  await filters.click();
  await patiently(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => (globalThis as { shown?: string }).shown)).toBe('Фильтры');
  expect(await hasStarted(page)).toBe(true);
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a press on a part whose script comes last is not lost', async ({ page, faultyProxy }) => {
  faultyProxy.break(/part-post-actions/, { pause: 1500 });
  await page.goto(`${faultyProxy.url}/home/posts`);
  const like = page.getByRole('button', { name: /Нравится/ }).first();
  await like.click();
  // Guests are asked to sign in.
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('what is pressed once one has scrolled, before the start, is not lost, and nothing jumps', async ({
  page,
  faultyProxy,
}) => {
  faultyProxy.break(/part-post-actions/, { pause: 1500 });
  faultyProxy.break(/^\/shell\/.*\/main\.js/, { pause: 1000 });
  await page.goto(`${faultyProxy.url}/home/posts`);
  const like = page.getByRole('button', { name: /Нравится/ }).first();
  const wasStarted = await like.evaluate((button: HTMLElement) => {
    scrollTo(0, 365);
    button.click();
    return document.documentElement.dataset['shell'] === 'started';
  });
  expect(wasStarted).toBe(false);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(365);
});

test('what is typed before the start stays, and the search goes on from it', async ({ page }) => {
  await slowDown(page);
  await page.goto('/home/search');
  const field = page.getByRole('textbox', { name: 'Поиск' });
  await field.pressSequentially('платье');
  await patiently(page.getByRole('list', { name: 'Подсказки' })).toBeVisible();
  await expect(field).toHaveValue('платье');
});

for (const width of [390, 1280]) {
  test(`what is chosen, typed and pressed before the start counts, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    let start = await holdStart(page);
    const begin = async () => {
      expect(await hasStarted(page)).toBe(false);
      start();
    };
    await page.goto('/home/posts', { waitUntil: 'commit' });
    const order = page.getByRole('combobox', { name: 'Сортировка' });
    await order.selectOption('popular');
    await begin();
    await expect(page).toHaveURL(/order_by=popular/);
    await expect(order).toHaveValue('popular');

    start = await holdStart(page);
    await page.goto('/home/organizations', { waitUntil: 'commit' });
    const type = page.getByLabel('Вид');
    await type.selectOption('Кофейня');
    await page.getByRole('searchbox').fill('а');
    await page.getByRole('button', { name: 'Сейчас открыто' }).click();
    await begin();
    await expect(page).toHaveURL(/open_now=true/);
    await expect(page).toHaveURL(/type=6/);
    await expect(page).toHaveURL(/search=/);
    await expect(type).toHaveValue('6');
  });
}

test('a search is sent without the shell, too', async ({ page, faultyProxy }) => {
  faultyProxy.break(/^\/shell\/.*\/main\.js/, { pause: 30_000 });
  await page.goto(`${faultyProxy.url}/home/search`);
  const field = page.getByRole('textbox', { name: 'Поиск' });
  await field.fill('платье');
  await field.press('Enter');
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('links lead on before the start, and the way back does, too', async ({ page }) => {
  await page.goto('/home/posts');
  await page.locator('a[href^="/p/"]').first().press('Enter');
  await expect(page).toHaveURL(/\/p\/\d+/);
  await page.getByRole('banner').getByRole('button', { name: 'Назад' }).click();
  await expect(page).toHaveURL(/\/home\/posts/);
});

test('the way back from a page that was loaded anew works before the start', async ({ page }) => {
  await page.goto('/home/posts');
  await untilInteractive(page);
  await page.locator('a[href^="/p/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL(/\/home\/posts/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('who signs in from the bar of an untouched page comes back to it', async ({ page, own }) => {
  await page.goto('/p/5');
  await page.getByRole('link', { name: 'Войти' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await signInOnPage(page, await own.newPerson());
  await expect(page).toHaveURL(/\/p\/5$/);
});

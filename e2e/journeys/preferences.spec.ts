import type { Page } from '@playwright/test';
import { scrollUntil } from '../support/scroll-to.ts';
import { violationsOn } from '../support/axe.ts';
import { boxOf, expect, signIn, signInOnPage, test, untilInteractive } from '../support/test.ts';

async function openSetting(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Настройки' }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

test('the language changes at once, in five languages and without a reload', async ({ page }) => {
  await page.goto('/home/posts');
  await untilInteractive(page);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  let settings = 'Настройки';
  for (const [language, word, next] of [
    ['English', 'Sign in', 'Settings'],
    ['Deutsch', 'Anmelden', 'Einstellungen'],
    ['Türkçe', 'Giriş yap', 'Ayarlar'],
    ['中文', '登录', '设置'],
    ['Русский', 'Войти', 'Настройки'],
  ] as const) {
    await page.getByRole('button', { name: settings }).click();
    await page.getByRole('dialog').getByRole('button').nth(1).click();
    await page.getByRole('button', { name: language, exact: true }).click();
    await expect(page.getByRole('link', { name: word, exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    settings = next;
  }
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});

test('back closes the settings and the list over them, one by one', async ({ page }) => {
  await page.goto('/home/posts');
  await untilInteractive(page);
  await page.getByRole('button', { name: 'Настройки' }).click();
  await expect(page.getByRole('dialog', { name: 'Настройки' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();

  await openSetting(page, /^Язык/);
  await expect(page.getByRole('heading', { name: 'Язык' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/home\/posts$/);
});

test('prices are shown in the chosen currency as well', async ({ own, page }) => {
  await signIn(page, await own.newPerson());
  await page.goto('/home/posts');
  await untilInteractive(page);
  await openSetting(page, /^Валюта/);
  await page.getByLabel('Поиск').fill('доллар сша');
  const asked = page.waitForRequest(
    (request) => request.url().includes('/shop/feed/') && request.headers()['x-currency'] === 'USD',
  );
  await page.getByRole('button', { name: /Доллар США/i }).click();
  await asked;
  // The first posts may be of those that have no price.
  const about = page.getByText(/≈ .*\$/).first();
  const isTold = () => expect(about).toBeVisible({ timeout: 300 });
  await scrollUntil(page, isTold);
  await page.reload();
  await scrollUntil(page, isTold);
});

test('a guest sees about what things cost in their currency, in the first screen, the feed and on the page', async ({
  context,
  baseURL,
  page,
}) => {
  await context.addCookies([{ name: 'currency', value: 'USD', url: baseURL! }]);
  for (const path of ['/home/posts', '/p/3']) {
    const html = await (await page.request.get(path)).text();
    expect(html).toMatch(/≈ [\d.,\s]+\$/);
    await page.goto(path);
    await untilInteractive(page);
    await expect(page.getByText(/^≈ \d+(,\d\d)?\s\$$/).first()).toBeVisible();
  }
});

test('the region is guessed, chosen and detected again', async ({ page }) => {
  await page.goto('/home/posts');
  await untilInteractive(page);
  await openSetting(page, /^Регион: Кыргызстан/);
  await expect(page.getByRole('heading', { name: 'Ваш регион' })).toBeVisible();
  await page.getByLabel('Поиск').fill('казах');
  await page.getByRole('button', { name: /Казахстан/ }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await untilInteractive(page);
  await openSetting(page, /^Регион: Казахстан/);
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Определить автоматически' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await openSetting(page, /^Регион: Кыргызстан/);
});

test('a chooser stands at its control on a wide screen, and finds old and foreign names', async ({
  page,
}) => {
  await page.goto('/home/posts');
  await untilInteractive(page);
  // The page below is hidden from roles while a chooser is open.
  const at = await boxOf(page.getByRole('button', { name: 'Настройки' }));
  await openSetting(page, /^Регион/);
  const chooser = page.getByRole('dialog');
  await expect(chooser.getByRole('listitem').first()).toContainText('Кыргызстан');
  const frame = await boxOf(chooser);
  const { width, height } = page.viewportSize()!;
  // The scroll bar keeps its place beside it.
  if (width < 1024) expect(frame).toMatchObject({ x: 0, y: 0, height });
  else {
    expect(frame!.width).toBeLessThan(width / 2);
    expect(frame!.y - (at!.y + at!.height)).toBeLessThan(16);
    expect(frame!.x).toBeLessThanOrEqual(at!.x);
    expect(frame!.x + frame!.width).toBeGreaterThan(at!.x);
  }
  const search = page.getByLabel('Поиск');
  for (const [typed, found] of [
    ['Rossiya', 'Россия'],
    ['USA', 'Соединенные Штаты'],
    ['Киргизия', 'Кыргызстан'],
  ] as const) {
    await search.fill(typed);
    await expect(chooser.getByRole('listitem').first()).toContainText(found);
  }
  expect(await violationsOn(page)).toEqual([]);
  await page.goBack();
  await expect(chooser).toBeHidden();
  await expect(page).toHaveURL(/\/home\/posts$/);
});

test('the feed is narrowed to a country and to a city, and the address keeps it', async ({
  page,
}) => {
  await page.goto('/home/posts');
  await untilInteractive(page);
  await page.getByRole('button', { name: 'Везде' }).click();
  await page.getByLabel('Поиск').fill('кырг');
  await page.getByRole('button', { name: /Кыргызстан/ }).click();
  await page.getByRole('button', { name: 'Ош', exact: true }).click();
  await expect(page).toHaveURL(/country=KG&city=/);
  await expect(page.getByRole('button', { name: 'Ош', exact: true })).toBeVisible();
  // The posts of before stay until the others are there.
  await page.waitForLoadState('networkidle');
  await page.locator('a[href^="/p/"]').first().click();
  await expect(page.getByText(/Ош/).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/country=KG&city=/);

  await page.getByRole('button', { name: 'Ош', exact: true }).click();
  await page.getByRole('button', { name: 'Везде', exact: true }).click();
  await expect(page).not.toHaveURL(/country/);
});

test.describe('on a first visit', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('a guest finds the apps, support, and the way in and back', async ({ own, page }) => {
    await page.goto('/p/5');
    await untilInteractive(page);
    const bar = page.getByRole('complementary', { name: 'Вход' });
    await expect(bar.getByRole('link', { name: 'App Store' })).toHaveAttribute(
      'href',
      /apps\.apple/,
    );
    if (test.info().project.name === 'phone') {
      // A phone's width has room for one store beside what signing in is good for.
      await expect(bar.getByText('Карты скидок, заказы и чаты')).toBeVisible();
    } else {
      await expect(bar.getByRole('listitem').filter({ hasText: 'Карты скидок' })).toBeVisible();
      await expect(bar.getByRole('link', { name: 'Google Play' })).toHaveAttribute(
        'href',
        /play\.google/,
      );
    }
    // The first touch of a first visit, and no other one.
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByText(/Скачайте приложение/)).toBeVisible();
    await page.reload();
    await untilInteractive(page);
    await page.getByRole('heading', { level: 1 }).click();
    await bar.getByRole('link', { name: 'Поддержка' }).click();
    await expect(page.getByText(/Скачайте приложение/)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Позвонить' })).toHaveAttribute('href', /^tel:\+/);

    await page.goBack();
    await bar.getByRole('link', { name: 'Войти' }).click();
    await signInOnPage(page, await own.newPerson());
    await expect(page).toHaveURL(/\/p\/5$/);
  });
});

test('a person sees where they are signed in, ends it elsewhere, and reads when they came', async ({
  own,
  openAs,
  page,
}) => {
  const person = await own.newPerson();
  await signIn(page, person);
  const other = await openAs(person);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Устройства' }).click();
  await expect(page.getByText('Это устройство')).toBeVisible();
  await page.getByRole('button', { name: 'Выйти на всех других устройствах' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Выйти' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Chrome' })).toHaveCount(1);
  await other.goto('/receipts');
  await expect(other).toHaveURL(/\/auth$/);

  await page.getByRole('button', { name: 'Вход и безопасность' }).click();
  await page.getByRole('button', { name: 'История входов' }).click();
  const history = page.getByRole('dialog', { name: 'История входов' });
  await expect(history.getByText(/по паролю/).nth(1)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
});

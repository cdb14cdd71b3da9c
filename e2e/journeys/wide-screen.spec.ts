import type { Page } from '@playwright/test';
import { violationsOn } from '../support/axe.ts';
import { callAs, orderByCourier } from '../support/call-as.ts';
import { DEMO, boxOf, expect, signIn, test, untilInteractive } from '../support/test.ts';

test.skip(({ viewport }) => viewport!.width < 1024, 'of wide screens');

/** Pieces that a shop puts aside for a new client. */
const MOST_OF_NEW_CLIENTS = 3;

test('orders stand beside what is open, and the list keeps its place', async ({
  own,
  page,
  request,
  complaints,
}) => {
  const client = await own.newClient();
  const call = await callAs(request, client);
  for (const title of ['Лавка', 'Амбар', 'Сундук']) {
    const shop = await own.newBusiness(title);
    await own.newCouriers(shop);
    const { id } = await own.newProduct(shop);
    for (let count = 0; count < MOST_OF_NEW_CLIENTS; count++) await orderByCourier(call, id);
  }

  await signIn(page, client);
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/receipts');
  await expect(page.getByText('Выберите заказ')).toBeVisible();
  const list = page.getByRole('region', { name: 'Заказы и чеки' });
  await list.getByRole('link').nth(5).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  const place = await page.evaluate(() => scrollY);

  const last = list.getByRole('link', { name: 'Лавка' }).last();
  const address = (await last.getAttribute('href'))!;
  await list.locator(`a[href="${address}"]`).click();
  await expect(page).toHaveURL(address);
  await expect(list.locator('[aria-current=page]')).toHaveAttribute('href', address);
  await expect(page.getByText('Выберите заказ')).toBeHidden();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(place);

  await list.locator('a:not([aria-current])').last().click();
  await expect(page).not.toHaveURL(address);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(page).toHaveURL('/receipts');
  await expect(page.getByText('Выберите заказ')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('staff answer one order after the other beside their list', async ({
  own,
  page,
  request,
  complaints,
}) => {
  const shop = await own.newBusiness();
  await own.newCouriers(shop);
  const { id } = await own.newProduct(shop);
  const order = async () => orderByCourier(await callAs(request, await own.newClient()), id);
  const [first, second] = [await order(), await order()];
  await order();

  await signIn(page, shop.seller);
  await page.goto('/statistics/orders?view=new');
  const row = page.getByRole('listitem').filter({ hasText: `№ ${first}` });
  await row.getByRole('link').click();
  await expect(page).toHaveURL(`/receipts/${first}?work=new`);
  const list = page.getByRole('region', { name: 'Заказы организации' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.locator('[aria-current=page]')).toContainText(`№ ${first}`);

  // What is answered leaves the list of what is to be answered; it stays open, and the rest stands beside.
  await page.getByRole('button', { name: 'Принять заказ' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(page).toHaveURL(`/receipts/${first}?work=new`);
  await list.getByRole('link', { name: `№ ${second}` }).click();
  await expect(page).toHaveURL(`/receipts/${second}?work=new`);
  await page.reload();
  await expect(list.locator('[aria-current=page]')).toContainText(`№ ${second}`);
  await page.goBack();
  await expect(page).toHaveURL(`/receipts/${first}?work=new`);
  await page.goBack();
  await expect(page).toHaveURL('/statistics/orders?view=new');

  // From a notification, and with anything else in the address, all orders stand beside it.
  await page.goto(`/receipts/${second}?work=constructor`);
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await list.getByRole('link', { name: 'Все заказы' }).click();
  await expect(page).toHaveURL(`/statistics/orders?organization=${shop.id}&view=all`);
  expect(complaints).toEqual([]);
});

test('the rail leads to chats and to the work of staff, the header to the search', async ({
  page,
}) => {
  await signIn(page, DEMO.owner);
  await page.goto('/home/posts');
  const rail = page.getByRole('navigation', { name: 'Основная навигация' });
  await rail.getByRole('link', { name: 'Статистика' }).click();
  await expect(page).toHaveURL(/\/statistics\/orders/);
  await rail.getByRole('link', { name: 'Чаты' }).click();
  await expect(page.getByText('Выберите чат')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: /Поиск/ }).click();
  await expect(page).toHaveURL('/home/search');
});

test('a guest finds the rail beside the search, too', async ({ page }) => {
  await page.goto('/home/search?search=платье&view=GRID');
  await expect(page.getByRole('link', { name: 'Войти' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('link', { name: 'Войти' })).toBeHidden();
});

test('a guest gets around by the rail, with words or on a tablet below its icons', async ({
  page,
  complaints,
}) => {
  await page.goto('/p/5');
  const rail = page.getByRole('navigation', { name: 'Основная навигация' });
  await rail.getByRole('link', { name: 'Скидки' }).click();
  await expect(page).toHaveURL('/home/discounts');
  await expect(rail.locator('[aria-current=page]')).toHaveText('Скидки');
  await page.setViewportSize({ width: 820, height: 1180 });
  await rail.getByRole('link', { name: 'Организации' }).click();
  await expect(page).toHaveURL('/home/organizations');
  const bar = await boxOf(page.getByRole('complementary', { name: 'Вход' }));
  const main = await boxOf(page.getByRole('heading', { level: 1 }));
  expect(bar).toMatchObject({ x: 0, width: 96, height: 1180 });
  expect(main.x).toBeGreaterThanOrEqual(96);
  expect(await violationsOn(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('menus stand at what opens them, and inner pages have the preferences, too', async ({
  page,
}) => {
  await page.goto('/p/5');
  const settings = page.getByRole('button', { name: 'Настройки' });
  await expect(settings).toContainText('RU · KGS');
  const control = await boxOf(settings);
  await settings.click();
  const menu = page.getByRole('dialog', { name: 'Настройки' });
  await expect(menu).toBeInViewport({ ratio: 1 });
  const box = await boxOf(menu);
  expect(box.width).toBe(320);
  expect(Math.abs(box.y - (control.y + control.height))).toBeLessThan(12);
  await menu.getByRole('button', { name: 'Язык: Русский' }).click();
  await expect(page.getByRole('dialog', { name: 'Язык' })).toContainText('Deutsch');
});

test('a very wide feed has what counts today at its side, and not between the posts', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto('/home/posts');
  const today = page.getByRole('region', { name: 'Скидки сегодня' });
  await expect(today.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Сейчас открыто' })).toBeVisible();
  const card = await boxOf(page.getByRole('article').nth(1));
  expect((await boxOf(today)).x).toBeGreaterThanOrEqual(card.x + card.width);
  await page.mouse.move(600, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(6000);
  }).toPass();
  await expect(today).toHaveCount(1);
  await expect(today).toBeInViewport();
  expect(await violationsOn(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('signing in says whose page it is and what one gains, beside the form', async ({ page }) => {
  await page.goto('/auth');
  const promise = page.getByText('Скидки, покупки и переписка с магазинами рядом');
  await expect(promise).toBeVisible();
  const form = await boxOf(page.getByRole('heading', { name: 'Вход' }));
  expect(form.x).toBeGreaterThan((await boxOf(promise)).x + 300);
  expect(await violationsOn(page)).toEqual([]);
});

test('a page can be read on behind its menu', async ({ page }) => {
  await page.goto('/home/posts');
  await untilInteractive(page);
  const { width } = await boxOf(page.getByRole('main'));
  await page.getByRole('button', { name: 'Настройки' }).click();
  const menu = page.getByRole('dialog', { name: 'Настройки' });
  await expect(menu).toBeVisible();
  expect((await boxOf(page.locator('main'))).width).toBe(width);
  await page.mouse.move(300, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

/** Two rows of cards; below them stands what scripts alone bring. */
const SERVED = 4;

test('cards stay where the server has put them', async ({ browser, page }) => {
  const plain = await browser.newPage({ javaScriptEnabled: false });
  for (const path of ['/home/posts', '/home/posts?view=GRID']) {
    await plain.goto(path);
    await page.goto(path);
    await untilInteractive(page);
    const places = (of: Page) =>
      of
        .getByRole('main')
        .getByRole('listitem')
        .evaluateAll(
          (items, count) =>
            items.slice(0, count).map((item) => {
              const { x, y, width } = item.getBoundingClientRect();
              return [x, y, width].map(Math.round);
            }),
          SERVED,
        );
    const served = await places(plain);
    expect(served.length).toBe(SERVED);
    await expect.poll(() => places(page)).toEqual(served);
  }
  await plain.close();
});

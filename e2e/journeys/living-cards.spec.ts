import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../support/axe.ts';
import { callAs } from '../support/call-as.ts';
import { fillCart, orderPickUp } from '../support/shopping.ts';
import { expect, signIn, test, untilInteractive } from '../support/test.ts';

/** Generous: what is promised is a second, which a busy machine does not keep. */
const SOON = { timeout: 10_000 };

const cardOf = (page: Page, order: string): Locator =>
  page.getByRole('listitem').filter({ has: page.locator(`a[href="/receipts/${order}"]`) });

/** Opens the notifications, and notes which cards the page reads again from now on. */
async function openInbox(page: Page): Promise<string[]> {
  await page.goto('/notifications');
  await untilInteractive(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && /^\/api\/v1\/notifications\/\d+\/$/.test(pathname)) {
      asked.push(pathname);
    }
  });
  return asked;
}

test('a press on one device settles the card on all others, each by one request', async ({
  own,
  openAs,
  page,
}) => {
  const shop = await own.newBusiness();
  await signIn(page, await own.newPerson('Айгуль'));
  await fillCart(page, (await own.newProduct(shop)).id);
  const order = await orderPickUp(page);
  const [phone, desk, colleague] = [
    await openAs(shop.seller),
    await openAs(shop.seller),
    await openAs(shop.manager),
  ];
  await desk.setViewportSize({ width: 1280, height: 900 });
  await phone.goto('/notifications');
  const asked = [await openInbox(desk), await openInbox(colleague)];
  for (const device of [phone, desk, colleague]) {
    await expect(cardOf(device, order)).toContainText(`Заказ № ${order}`);
    await expect(cardOf(device, order)).toContainText('Самовывоз');
    await expect(cardOf(device, order).getByRole('button', { name: 'Принять' })).toBeVisible();
  }
  await cardOf(phone, order).getByRole('button', { name: 'Принять' }).click();
  await expect(cardOf(phone, order)).toContainText('Вы приняли заказ', SOON);
  await expect(cardOf(desk, order)).toContainText('Вы приняли заказ', SOON);
  await expect(cardOf(colleague, order)).toContainText('Заказ принят · Мария', SOON);
  for (const device of [phone, desk, colleague]) {
    await expect(cardOf(device, order)).toContainText('Дальше: Айгуль');
    await expect(cardOf(device, order).getByRole('button', { name: 'Принять' })).toBeHidden();
  }
  for (const requests of asked) expect(requests).toHaveLength(1);

  // The client's one card lives on as well.
  await page.goto('/notifications');
  await expect(cardOf(page, order)).toContainText('Принят');
  await cardOf(colleague, order).getByRole('button', { name: 'Выдано и оплачено' }).click();
  await expect(cardOf(colleague, order)).toContainText('Вы выдали заказ', SOON);
  await expect(cardOf(page, order)).toContainText('Выдан', SOON);
  await expect(cardOf(page, order).getByRole('button')).toHaveCount(0);
  await expect(cardOf(page, order)).toHaveCount(1);
});

test('a press that comes too late shows what has happened instead of an error', async ({
  own,
  openAs,
  page,
  request,
}) => {
  const shop = await own.newBusiness();
  await signIn(page, await own.newPerson('Айгуль'));
  await fillCart(page, (await own.newProduct(shop)).id);
  const order = await orderPickUp(page);
  const staff = await openAs(shop.seller);
  // As behind a network that blocks sockets.
  await staff.routeWebSocket(/\/ws\//, (socket) => void socket.close());
  await staff.goto('/notifications');
  await expect(cardOf(staff, order)).toContainText('Ждёт ответа');
  const colleague = await callAs(request, shop.manager);
  await colleague('POST', `/organizations/${shop.id}/orders/${order}/reject/`);
  await cardOf(staff, order).getByRole('button', { name: 'Принять' }).click();
  await expect(cardOf(staff, order)).toContainText('Заказ отклонён · Елена');
  await expect(cardOf(staff, order).getByRole('button')).toHaveCount(0);
  await expect(staff.getByText('Состояние уже изменилось')).toBeHidden();
  expect(await violationsOn(staff)).toEqual([]);
});

test('a card is right again once a cut connection is back', async ({
  own,
  openAs,
  page,
  request,
}) => {
  const shop = await own.newBusiness();
  await signIn(page, await own.newPerson('Айгуль'));
  await fillCart(page, (await own.newProduct(shop)).id);
  const order = await orderPickUp(page);
  const staff = await openAs(shop.seller);
  await staff.goto('/notifications');
  await untilInteractive(staff);
  await expect(cardOf(staff, order).getByRole('button', { name: 'Принять' })).toBeVisible();

  await staff.context().setOffline(true);
  const colleague = await callAs(request, shop.manager);
  await colleague('POST', `/organizations/${shop.id}/orders/${order}/accept/`);
  // Nobody can tell it.
  await staff.waitForTimeout(1500);
  await expect(cardOf(staff, order)).toContainText('Ждёт ответа');
  await staff.context().setOffline(false);
  await expect(cardOf(staff, order)).toContainText('Заказ принят · Елена', SOON);
  await expect(cardOf(staff, order).getByRole('button', { name: 'Принять' })).toBeHidden();
});

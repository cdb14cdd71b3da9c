import type { APIRequestContext, Page } from '@playwright/test';
import { orderByCourier } from '../support/order-by-courier.ts';
import { openAs } from '../support/shopping.ts';
import { expect, PASSWORD, PHONES, signIn, signInByPhone, test } from '../support/test.ts';

/** Accepts an order and asks the couriers, on its receipt. */
async function sendToDelivery(staff: Page, order: number): Promise<void> {
  await staff.goto(`/receipts/${order}`);
  await staff.getByRole('button', { name: 'Принять заказ' }).click();
  await staff.getByRole('button', { name: 'Передать в доставку' }).click();
  await expect(staff.getByText('Заказ передан в доставку')).toBeVisible();
}

/** Another courier of the service, who is faster. */
async function takeByApi(request: APIRequestContext, order: number): Promise<void> {
  const login = await request.post('/api/v1/login/', {
    data: { phone_number: PHONES.owner, password: PASSWORD },
  });
  const { token } = (await login.json()) as { token: string };
  const headers = { Authorization: `Token ${token}` };
  const offer = await request.get(`/api/v1/delivery/available_orders/${order}/`, { headers });
  const { id } = (await offer.json()) as { id: number };
  await request.post(`/api/v1/delivery/${id}/accept/`, { headers });
}

test('an order is sent, taken, brought with the client’s PIN, and its cash is settled', async ({
  browser,
  page,
  request,
}, { project }) => {
  const isPhone = project.name === 'phone';
  const phone = isPhone ? '+996555330001' : '+996555330002';
  const order = await orderByCourier(request, phone, isPhone ? 9 : 10);
  await signInByPhone(page, phone);
  await page.goto(`/receipts/${order}`);
  const staff = await openAs(browser, 'seller');
  await sendToDelivery(staff, order);

  const courier = await openAs(browser, 'courier');
  await courier.goto('/delivery/available');
  await courier
    .getByRole('article', { name: `Заказ № ${order}`, exact: true })
    .getByRole('button', { name: 'Взять' })
    .click();
  await expect(courier).toHaveURL(`/delivery/receipt/${order}`);
  await expect(courier.getByRole('link', { name: /Позвонить/ })).toHaveAttribute('href', /^tel:\+/);
  await expect(courier.getByRole('link', { name: /мкр. Джал, 23/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps/,
  );

  const digits = page.getByText(/^\d{4}$/);
  await expect(digits).toBeVisible({ timeout: 15_000 });
  const pin = await digits.innerText();
  const enter = async (code: string) => {
    await courier.getByRole('textbox', { name: 'Код от клиента' }).fill(code);
    await courier.getByRole('button', { name: 'Доставлено' }).click();
  };
  await enter(pin === '0000' ? '1111' : '0000');
  await expect(courier.getByText('Код не подходит. Спросите клиента ещё раз.')).toBeVisible();
  await enter(pin);
  await expect(courier.getByText('Доставлен', { exact: true })).toBeVisible();
  await expect(courier.getByText(/Передайте .+ организации/)).toBeVisible();

  await expect(page.getByText('Выдан', { exact: true })).toBeVisible({ timeout: 15_000 });
  await courier.goto('/delivery/history');
  const row = courier
    .getByRole('listitem')
    .filter({ has: courier.locator(`a[href$="/${order}"]`) });
  await expect(row).toContainText('Передайте');
  await expect(courier.getByRole('heading', { name: 'Наличные к передаче' })).toBeVisible();

  await staff.reload();
  await staff.getByRole('button', { name: 'Наличные получены' }).click();
  await expect(staff.getByText('Наличные от курьера учтены')).toBeVisible();
  await courier.reload();
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('Передайте');
  await Promise.all([staff.context().close(), courier.context().close()]);
});

test('a courier opens the notification, gives the order back, and it goes out again', async ({
  browser,
  request,
}, { project }) => {
  const isPhone = project.name === 'phone';
  const phone = isPhone ? '+996555330003' : '+996555330004';
  const order = await orderByCourier(request, phone, isPhone ? 11 : 12);
  const staff = await openAs(browser, 'manager');
  await sendToDelivery(staff, order);

  const courier = await openAs(browser, 'courier');
  await courier.goto('/notifications');
  const newest = courier.getByRole('listitem').filter({ hasText: 'Заказ для доставки' }).first();
  await newest.getByRole('button', { name: 'Открыть доставку' }).click();
  const overlay = courier.getByRole('dialog');
  await expect(overlay.getByRole('heading', { level: 1 })).toHaveText(/Заказ № \d+/);
  await courier.goBack();
  await expect(overlay).toBeHidden();

  await courier.goto(`/delivery/receipt/${order}`);
  await courier.getByRole('button', { name: 'Взять' }).click();
  await courier.getByRole('button', { name: 'Не могу доставить' }).click();
  await courier.getByRole('button', { name: 'Вернуть заказ' }).click();
  await expect(courier.getByText('Напишите причину')).toBeVisible();
  await courier.getByRole('button', { name: 'Никто не открыл' }).click();
  await courier.getByRole('button', { name: 'Вернуть заказ' }).click();
  await expect(courier.getByText('Не доставлен: Никто не открыл')).toBeVisible();

  await staff.reload();
  await expect(staff.getByText('Курьер не смог доставить: Никто не открыл')).toBeVisible();
  await staff.getByRole('button', { name: 'Передать в доставку' }).click();
  await expect(staff.getByText('Заказ передан в доставку')).toBeVisible();
  await courier.goto('/delivery/available');
  const offer = courier.getByRole('article', { name: `Заказ № ${order}`, exact: true });
  await expect(offer).toBeVisible();
  await takeByApi(request, order);
  await offer.getByRole('button', { name: 'Взять' }).click();
  await expect(courier.getByText('Этот заказ уже взял другой курьер')).toBeVisible();
  await expect(offer).toBeHidden();
  await Promise.all([staff.context().close(), courier.context().close()]);
});

test('somebody who is no courier is told so', async ({ page }) => {
  await signIn(page, 'client');
  for (const path of ['/delivery/available', '/delivery/history', '/delivery/receipt/1']) {
    await page.goto(path);
    await expect(page.getByText('Раздел для курьеров')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  }
});

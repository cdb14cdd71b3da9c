import type { Page } from '@playwright/test';
import { callAs, orderByCourier, type Call } from '../support/call-as.ts';
import { expect, signIn, test } from '../support/test.ts';

/** Accepts an order and asks the couriers, on its receipt. */
async function sendToDelivery(staff: Page, order: number): Promise<void> {
  await staff.goto(`/receipts/${order}`);
  await staff.getByRole('button', { name: 'Принять заказ' }).click();
  await staff.getByRole('button', { name: 'Передать в доставку' }).click();
  await expect(staff.getByText('Заказ передан в доставку')).toBeVisible();
}

/** Another courier of the service, who is faster. */
async function takeByApi(rival: Call, order: number): Promise<void> {
  const { id } = await rival<{ id: number }>('GET', `/delivery/available_orders/${order}/`);
  await rival('POST', `/delivery/${id}/accept/`);
}

test('an order is sent, taken, brought with the client’s PIN, and its cash is settled', async ({
  own,
  openAs,
  page,
  request,
}) => {
  const shop = await own.newBusiness();
  const [carrier] = await own.newCouriers(shop);
  const client = await own.newClient();
  const { id } = await own.newProduct(shop);
  const order = await orderByCourier(await callAs(request, client), id);
  await signIn(page, client);
  await page.goto(`/receipts/${order}`);
  const staff = await openAs(shop.seller);
  await sendToDelivery(staff, order);

  const courier = await openAs(carrier);
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
  await expect(digits).toBeVisible();
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

  await expect(page.getByText('Доставлен', { exact: true }).first()).toBeVisible();
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
});

test('goods are picked up, the client sees the courier, and the cash reaches the service', async ({
  own,
  openAs,
  page,
  request,
}) => {
  const shop = await own.newBusiness();
  const [carrier, manager] = await own.newCouriers(shop);
  const client = await own.newClient();
  const { id } = await own.newProduct(shop);
  const order = await orderByCourier(await callAs(request, client), id);
  await signIn(page, client);
  const staff = await openAs(shop.seller);
  await sendToDelivery(staff, order);
  await takeByApi(await callAs(request, carrier), order);

  const courier = await openAs(carrier);
  await courier.context().grantPermissions(['geolocation']);
  await courier.context().setGeolocation({ latitude: 42.87, longitude: 74.6 });
  await courier.goto(`/delivery/receipt/${order}`);
  await expect(courier.getByRole('heading', { name: 'Что везти' })).toBeVisible();
  await courier.getByRole('button', { name: 'Накладная' }).click();
  await expect(courier.getByText(`Доставка, заказ № ${order}`)).toBeVisible();
  await expect(courier.getByRole('img', { name: 'QR-код доставки' })).toBeVisible();
  await courier.getByRole('button', { name: 'Скрыть накладную' }).click();
  await courier.getByRole('button', { name: 'Забрал товар' }).click();
  await expect(courier.getByText(/^Забран /)).toBeVisible();
  const isShown = courier.getByRole('switch', { name: 'Показывать клиенту, где я' });
  await isShown.click();
  await expect(isShown).toBeChecked();
  await page.goto(`/receipts/${order}`);
  await expect(page.getByText(/^Курьер забрал товар/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Курьер на карте' })).toBeVisible({
    timeout: 20_000,
  });

  const pin = await page.getByText(/^\d{4}$/).innerText();
  await courier.getByRole('textbox', { name: 'Код от клиента' }).fill(pin);
  await courier.getByRole('button', { name: 'Доставлено' }).click();
  await expect(courier.getByText('Доставлен', { exact: true })).toBeVisible();
  await courier.goto('/delivery/cash');
  await courier.getByRole('button', { name: 'Сдать наличные' }).click();
  await expect(courier.getByText(/^Сдаёте /)).toBeVisible();

  const call = await callAs(request, carrier);
  const { list } = await call<{ list: { service: { id: number } }[] }>('GET', '/delivery/cash/');
  const service = list[0]!.service.id;
  const cashier = await openAs(manager);
  await cashier.goto(`/organizations/${service}/manage/deliveries?view=cash`);
  await cashier.getByRole('button', { name: /^Получил / }).click();
  await expect(cashier.getByText('Наличные приняты')).toBeVisible();
  await courier.reload();
  await expect(courier.getByText('Принято', { exact: true })).toBeVisible();
});

test('a courier opens the notification, gives the order back, and it goes out again', async ({
  own,
  openAs,
  request,
}) => {
  const shop = await own.newBusiness();
  const [carrier, rival] = await own.newCouriers(shop);
  const { id } = await own.newProduct(shop);
  const order = await orderByCourier(await callAs(request, await own.newClient()), id);
  const staff = await openAs(shop.manager);
  await sendToDelivery(staff, order);

  const courier = await openAs(carrier);
  await courier.goto('/notifications');
  await courier
    .getByRole('listitem')
    .filter({ hasText: 'Заказ для доставки' })
    .getByRole('button', { name: 'Открыть доставку' })
    .click();
  const overlay = courier.getByRole('dialog');
  await expect(overlay.getByRole('heading', { level: 1 })).toHaveText(`Заказ № ${order}`);
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
  // As behind a network that blocks sockets: with them the offer goes as soon as it is taken.
  await courier.routeWebSocket(/\/ws\//, (socket) => void socket.close());
  await courier.goto('/delivery/available');
  const offer = courier.getByRole('article', { name: `Заказ № ${order}`, exact: true });
  await expect(offer).toBeVisible();
  await takeByApi(await callAs(request, rival), order);
  await offer.getByRole('button', { name: 'Взять' }).click();
  await expect(courier.getByText('Этот заказ уже взял другой курьер')).toBeVisible();
  await expect(offer).toBeHidden();
});

test('somebody who is no courier is told so', async ({ own, page }) => {
  await signIn(page, await own.newPerson());
  for (const path of ['/delivery/available', '/delivery/history', '/delivery/receipt/1']) {
    await page.goto(path);
    await expect(page.getByText('Раздел для курьеров')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  }
});

import { callAs, orderByCourier } from '../support/call-as.ts';
import { expect, signIn, test } from '../support/test.ts';

test.skip(({ viewport }) => viewport!.width < 1024, 'several orders are chosen on wide screens');

test('three orders are accepted at once, and the one that was cancelled meanwhile says so', async ({
  own,
  page,
  request,
}) => {
  const shop = await own.newBusiness();
  await own.newCouriers(shop);
  const { id } = await own.newProduct(shop);
  const clients = [
    await callAs(request, await own.newClient()),
    await callAs(request, await own.newClient()),
    await callAs(request, await own.newClient()),
  ] as const;
  const orders = [
    await orderByCourier(clients[0], id),
    await orderByCourier(clients[1], id),
    await orderByCourier(clients[2], id),
  ] as const;
  const [first, second, cancelled] = orders;

  await signIn(page, shop.seller);
  await page.goto('/statistics/orders?view=new');
  for (const order of orders) {
    await page.getByRole('checkbox', { name: `Выбрать заказ № ${order}` }).check();
  }
  // The client is faster than the last of the three requests.
  await page.route(`**/orders/${first}/accept/`, async (route) => {
    await clients[2]('DELETE', `/receipts/${cancelled}/`);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Принять выбранные: 3' }).click();

  const outcome = page.getByRole('status').filter({ hasText: 'Готово' });
  await expect(outcome).toContainText('Готово: 2');
  await expect(outcome).toContainText(new RegExp(`№ ${cancelled}: .+`));
  await expect(page.getByRole('list', { name: 'Список заказов' })).toBeHidden();
  await expect(page.getByText('Здесь всё сделано')).toBeVisible();

  const statuses = await Promise.all(
    clients.map(async (client, index) => {
      const order = await client<{ status: string }>('GET', `/receipts/${orders[index]}/`);
      return order.status;
    }),
  );
  expect(statuses).toEqual(['accepted', 'accepted', 'rejected']);
  await page.getByRole('tab', { name: /^Отправить/ }).click();
  for (const order of [first, second]) {
    await expect(page.getByRole('listitem').filter({ hasText: `№ ${order}` })).toBeVisible();
  }
});

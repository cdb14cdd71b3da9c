import { fillCart } from '../support/shopping.ts';
import { boxOf, expect, signIn, test } from '../support/test.ts';

test('a client pays online for what is accepted: declined first, then paid, and printed', async ({
  own,
  openAs,
  page,
}) => {
  const shop = await own.newBusiness();
  await own.newCouriers(shop);
  await signIn(page, await own.newClient());
  await fillCart(page, (await own.newProduct(shop)).id);
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await page.getByLabel('Курьером').check();
  await expect(page.getByLabel(/мкр. Джал, 23/)).toBeChecked();
  await page.getByLabel(/Онлайн/).check();
  await page.reload();
  await expect(page.getByLabel(/Онлайн/)).toBeChecked();
  await page.getByRole('button', { name: 'Заказать' }).click();
  await expect(page).toHaveURL(/\/receipts\/\d+$/);
  const receipt = page.url();
  await expect(page.getByRole('button', { name: 'Оплатить' })).toBeHidden();

  const staff = await openAs(shop.seller);
  await staff.goto('/notifications');
  const order = /\d+$/.exec(receipt)![0];
  const ofOrder = (on: typeof page) =>
    on.getByRole('listitem').filter({ has: on.locator(`a[href="/receipts/${order}"]`) });
  await ofOrder(staff).getByRole('button', { name: 'Принять' }).click();
  await expect(ofOrder(staff)).toContainText('Вы приняли заказ');

  // From the notification to the payment page, which is told to decline.
  await page.goto('/notifications');
  await ofOrder(page).getByRole('button', { name: 'Оплатить' }).click();
  await page.getByRole('button', { name: 'Отказать в оплате' }).click();
  await expect(page).toHaveURL(/\/payment-failure/);
  // What is loading is a status as well.
  await expect(page.getByRole('status').filter({ hasText: 'Оплата не прошла' })).toBeVisible();

  // It says what that means for the money, and lets them try again at once.
  await expect(page.getByText('Деньги не списаны')).toBeVisible();
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await page.waitForURL('**/sandbox/pay/*');
  const paymentPage = page.url();
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await expect(page).toHaveURL(/\/payment-success/);
  const paid = page.getByRole('status').filter({ hasText: 'Оплата прошла' });
  await expect(paid).toContainText(`№ ${order}`);
  await expect(page.getByRole('button', { name: 'Написать продавцу' })).toBeVisible();
  // What has been paid for cannot be paid for again.
  expect((await page.request.get(paymentPage)).status()).toBe(404);

  await staff.goto(receipt);
  await expect(staff.getByText('оплачено', { exact: false }).last()).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Передать в доставку' })).toBeVisible();

  // The order is not its receipt, which is a document of its own.
  await page.goto(receipt);
  await expect(page.getByText('Собирается', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Открыть чек' }).click();
  await expect(page).toHaveURL(`${receipt}?document`);
  await page.getByRole('link', { name: 'Печать чека' }).click();
  await page.getByText('60 мм').click();
  const paper = page.locator('.printed');
  await expect(paper).toContainText('Онлайн-оплата, оплачено');
  const box = await boxOf(paper);
  expect(Math.round((box.width * 25.4) / 96)).toBe(60);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)!;
  // Points, 72 to the inch.
  expect(Number(width)).toBeCloseTo((60 / 25.4) * 72, -1);
  expect(Math.abs(Number(height) - (box.height * 72) / 96)).toBeLessThan(6);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('a payment counts although its tab was closed, and coming back twice tells the same', async ({
  own,
  openAs,
  page,
}) => {
  const shop = await own.newBusiness();
  await signIn(page, await own.newPerson());
  await fillCart(page, (await own.newProduct(shop)).id);
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await page.getByLabel('Самовывоз').check();
  await page.getByLabel(/Онлайн/).check();
  await page.getByRole('button', { name: 'Заказать' }).click();
  await expect(page).toHaveURL(/\/receipts\/\d+$/);
  const receipt = page.url();

  const staff = await openAs(shop.seller);
  await staff.goto(receipt);
  await staff.getByRole('button', { name: 'Принять заказ' }).click();
  await page.getByRole('button', { name: /^Оплатить/ }).click();
  await page.waitForURL('**/sandbox/pay/*');
  // The bank has the money, and nobody comes back from it.
  await page.route('**/payment-success*', (route) => route.abort());
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await expect(staff.getByText('оплачено', { exact: false }).last()).toBeVisible();
  const context = page.context();
  await page.close();

  const later = await context.newPage();
  await later.goto(receipt);
  await expect(later.getByRole('link', { name: 'Открыть чек' })).toBeVisible();
  await expect(later.getByRole('button', { name: /^Оплатить/ })).toBeHidden();
  const order = /\d+$/.exec(receipt)![0];
  for (const claimed of ['success', 'failure']) {
    await later.goto(`/payment-${claimed}?transaction=${order}`);
    await expect(later.getByRole('status').filter({ hasText: 'Оплата прошла' })).toBeVisible();
  }
});

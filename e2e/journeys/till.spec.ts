import { readQr, scanPicture } from '../support/read-qr.ts';
import { fillCart } from '../support/shopping.ts';
import { expect, signIn, test } from '../support/test.ts';

test('a cart is taken to the till, scanned and sold, and its client sees it at once', async ({
  own,
  openAs,
  page,
}) => {
  const shop = await own.newBusiness();
  await signIn(page, await own.newPerson());
  await fillCart(page, (await own.newProduct(shop)).id);
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await page.getByLabel('На кассе сейчас').check();
  await page.getByRole('button', { name: 'Показать код на кассе' }).click();
  await expect(page).toHaveURL(/\/receipts\/\d+$/);
  const id = /\d+$/.exec(page.url())![0];
  const code = page.getByRole('img', { name: 'QR-код заказа для продавца' });
  await expect(code).toBeVisible();
  const picture = await code.screenshot();
  const { origin } = new URL(page.url());
  const address = await readQr(page, picture);
  expect(address).toBe(`${origin}/proceed-discount-cart?transaction=${id}`);

  const seller = await openAs(shop.seller);
  await scanPicture(seller, picture);
  await expect(seller).toHaveURL(address);
  await expect(seller.getByText('Клиент: Айгуль')).toBeVisible();
  await seller.getByRole('button', { name: 'Продать' }).click();
  await expect(seller.getByText('Продажа оформлена')).toBeVisible();

  // By the socket, before the polling asks again.
  await expect(page.getByText('Оплачен на кассе')).toBeVisible();
  await expect(page.getByText('Выдан', { exact: true }).last()).toBeVisible({ timeout: 5000 });
  await expect(code).toBeHidden();
  await page.getByRole('link', { name: 'Открыть чек' }).click();
  const ofReceipt = page.getByRole('img', { name: 'QR-код этого чека' });
  // Not behind the navigation at the bottom.
  await ofReceipt.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  expect(await readQr(page, await ofReceipt.screenshot())).toBe(page.url());
  // What is sold is not sold again.
  await seller.goto(address);
  await expect(seller.getByText('Продажа оформлена')).toBeVisible();
  await expect(seller.getByRole('button', { name: 'Продать' })).toBeHidden();
});

test('a client shows their own code and the seller sells for a typed sum', async ({
  own,
  openAs,
  page,
}) => {
  const shop = await own.newBusiness();
  await signIn(page, await own.newPerson());
  await page.goto('/profile');
  await page.getByRole('main').getByRole('link', { name: 'Мой QR-код' }).click();
  const code = page.getByRole('img', { name: 'QR-код для продавца' });
  await expect(code).toBeVisible();
  const uid = await page.getByText(/^UID\d+$/).innerText();

  const seller = await openAs(shop.seller);
  await seller.goto('/profile');
  await seller.getByRole('main').getByRole('link', { name: 'Сканировать и продать' }).click();
  const picture = await code.screenshot();
  await scanPicture(seller, picture);
  await expect(seller).toHaveURL(/\/proceed-discount\?client=/);
  await expect(seller.getByText('Код клиента подтверждён')).toBeVisible();
  await expect(seller.getByText(uid)).toBeVisible();
  await seller.getByLabel('Сумма покупки').fill('1000');
  await expect(seller.getByText('Итого')).toBeVisible();
  await seller.getByRole('button', { name: 'Продать' }).click();
  await expect(seller.getByText('Продажа оформлена')).toBeVisible();

  // The code has done its work; the number can still be typed.
  await scanPicture(seller, picture);
  await expect(seller.getByText('По этому коду покупка уже оформлена')).toBeVisible();
  await seller.getByRole('button', { name: 'Сканировать ещё раз' }).click();
  const overlay = seller.getByRole('dialog');
  await overlay.getByLabel('ID или номер телефона').fill('номер');
  await overlay.getByRole('button', { name: 'Найти клиента' }).click();
  await expect(overlay.getByText('Можно вводить только цифры')).toBeVisible();
  await overlay.getByLabel('ID или номер телефона').fill(uid.slice(3));
  await overlay.getByRole('button', { name: 'Найти клиента' }).click();
  await expect(seller.getByText('Номер введён вручную')).toBeVisible();
  await seller.getByLabel('Сумма покупки').fill('500');
  await seller.getByRole('button', { name: 'Продать' }).click();
  await expect(seller.getByText('Продажа оформлена')).toBeVisible();
  await seller.getByRole('button', { name: 'Открыть чек' }).click();
  await expect(seller.getByText('На кассе, оплачено')).toBeVisible();

  // Both stand among the seller's own sales, each with its receipt.
  await seller.goto('/statistics/sales');
  await expect(seller.getByText('Здесь только ваши продажи')).toBeVisible();
  const sales = seller.getByRole('list', { name: 'Чеки' });
  await expect(sales.getByRole('listitem')).toHaveCount(2);
  await sales.getByRole('link').first().click();
  await expect(seller.getByText('На кассе, оплачено')).toBeVisible();

  await page.goto('/receipts');
  await expect(page.getByRole('listitem')).toHaveCount(2);
});

test('who is no seller is told so', async ({ own, page }) => {
  await signIn(page, await own.newPerson());
  await page.goto('/proceed-discount?client=UID1');
  await expect(page.getByText('Вы не продавец')).toBeVisible();
  await page.goto('/proceed-discount-cart?transaction=1');
  await expect(page.getByText('Заказ не найден')).toBeVisible();
});

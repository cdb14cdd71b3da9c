import { fillCart } from '../support/shopping.ts';
import { expect, PASSWORD, signIn, test } from '../support/test.ts';

test('an owner proves an account of their own with a test payment, and a client pays by it', async ({
  page,
  own,
  openAs,
}) => {
  const shop = await own.newBusiness('Мастерская у моста');
  const product = await own.newProduct(shop);
  await signIn(page, shop.owner);
  await page.goto(`/organizations/${shop.id}/payment`);
  await page.getByRole('button', { name: 'Добавить счёт' }).click();
  await page.getByLabel('Название для вас').fill('Свой счёт');
  await page.getByLabel('Номер магазина').fill('shop-77');
  await page.getByLabel('Секретный ключ').fill('sk_live_of_a_journey_77');
  await page.getByLabel('Ваш пароль').fill(PASSWORD);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  const account = page.getByRole('region', { name: 'Свой счёт' });
  await expect(account.getByText('Не проверен')).toBeVisible();
  await expect(account.getByText('•••• y_77')).toBeVisible();

  // Declined first: it says so, and can be tried again.
  await account.getByRole('button', { name: 'Проверить платежом' }).click();
  await page.getByRole('button', { name: 'Отказать в оплате' }).click();
  await expect(account.getByText('Пробный платёж отклонён', { exact: false })).toBeVisible();
  await account.getByRole('button', { name: 'Проверить платежом' }).click();
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await expect(account.getByText('Принимает оплату')).toBeVisible();
  await expect(account.getByText('Пробный платёж', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('Оплату принимает другой счёт.')).toBeVisible();

  const client = await openAs(await own.newClient());
  await fillCart(client, product.id);
  await client.getByRole('button', { name: 'Оформить заказ' }).click();
  await client.getByLabel(/Онлайн/).check();
  await client.getByRole('button', { name: 'Заказать' }).click();
  await expect(client).toHaveURL(/\/receipts\/\d+$/);
  const receipt = client.url();
  const order = /\d+$/.exec(receipt)![0];
  await page.goto('/notifications');
  const news = page
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/receipts/${order}"]`) });
  await news.getByRole('button', { name: 'Принять' }).click();
  await expect(news).toContainText('Вы приняли заказ');

  // Suspended meanwhile: the client is told, and can pay once it is on again.
  await page.goto(`/organizations/${shop.id}/payment`);
  await account.getByRole('button', { name: 'Приостановить' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Приостановить' }).click();
  await expect(account.getByRole('button', { name: 'Включить' })).toBeVisible();
  await client.reload();
  await client.getByRole('button', { name: 'Оплатить' }).click();
  await expect(client.getByText('Онлайн-оплата сейчас выключена')).toBeVisible();
  await client.keyboard.press('Escape');
  await account.getByRole('button', { name: 'Включить' }).click();
  await expect(account.getByText('Принимает оплату')).toBeVisible();
  await client.getByRole('button', { name: 'Оплатить' }).click();
  await client.waitForURL('**/sandbox/pay/*');
  await client.getByRole('button', { name: 'Оплатить' }).click();
  await expect(client).toHaveURL(/\/payment-success/);
  await expect(client.getByRole('status').filter({ hasText: 'Оплата прошла' })).toBeVisible();
});

import { expect, signIn, test } from '../support/test.ts';

test('a client is confirmed, and sees the wholesale price on the item and in the cart', async ({
  openAs,
  own,
  page,
}) => {
  const shop = await own.newBusiness('Оптовая лавка');
  const product = await own.newProduct(shop);
  const desk = await openAs(shop.owner);
  await desk.goto(`/organizations/${shop.id}/manage/items/${product.id}`);
  const prices = desk.getByRole('form', { name: 'Оптовые цены' });
  await prices.getByRole('button', { name: 'Добавить ступень' }).click();
  await prices.getByRole('textbox', { name: 'От, штук' }).fill('2');
  await prices.getByRole('textbox', { name: 'Цена за штуку' }).fill('900');
  await prices.getByRole('button', { name: 'Сохранить оптовые цены' }).click();
  await expect(desk.getByText('Оптовые цены сохранены')).toBeVisible();

  await signIn(page, await own.newPerson('Айгуль'));
  await page.goto(`/p/${product.id}`);
  await expect(page.getByText(product.name).first()).toBeVisible();
  await page.goto(`/organizations/${shop.id}`);
  await page.getByRole('button', { name: 'Покупать оптом' }).click();
  await expect(page.getByText('Ваш запрос на оптовые цены ждёт ответа')).toBeVisible();

  await desk.goto(`/organizations/${shop.id}/manage/wholesale`);
  const client = desk.getByRole('article', { name: 'Айгуль' });
  await client.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(desk.getByText('Айгуль видит оптовые цены')).toBeVisible();

  // It shows on the open page.
  await expect(page.getByText('Для вас действуют оптовые цены')).toBeVisible();
  await page.goto(`/p/${product.id}`);
  await expect(page.getByText(/От 2 штук: 900/)).toBeVisible();
});

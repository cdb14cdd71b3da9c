import { violationsOn } from '../support/axe.ts';
import { fillCart } from '../support/shopping.ts';
import { signInOnPage } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('staff issue a gift card, a client takes it by its code, pays with it, and gets it back with a refund', async ({
  own,
  openAs,
  page,
}) => {
  const shop = await own.newBusiness('Чайная');
  const product = await own.newProduct(shop, 'Чайник');
  const desk = await openAs(shop.owner);
  await desk.goto(`/organizations/${shop.id}/manage/gifts`);
  await desk.getByRole('button', { name: 'Выпустить карты' }).first().click();
  await desk.getByRole('textbox', { name: /^Сумма на карте/ }).fill('2000');
  expect(await violationsOn(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Выпустить карты' }).click();
  await expect(desk.getByRole('img', { name: /^Код карты № \d+$/ })).toBeVisible();
  expect(await violationsOn(desk)).toEqual([]);
  const code = (await desk.getByText(/^\d+(-[\dA-Z]{4}){4}$/).textContent())!;

  // Whoever is not signed in yet comes back to the code.
  await page.goto(`/gifts#${code}`);
  await signInOnPage(page, await own.newPerson('Айгуль'));
  await expect(page.getByRole('textbox', { name: 'Код карты' })).toHaveValue(code);
  await page.getByRole('button', { name: 'Забрать карту' }).click();
  const card = page.getByRole('article', { name: 'Подарочная карта: Чайная' });
  await expect(card.getByText(/^2\s000/).first()).toBeVisible();
  await card.getByRole('button', { name: 'Показать код' }).click();
  await expect(card.getByRole('img', { name: 'Код карты' })).toBeVisible();
  await expect(card.getByText(code)).toBeHidden();
  expect(await violationsOn(page)).toEqual([]);

  await fillCart(page, product.id);
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await page.getByLabel('Самовывоз').check();
  await page.getByRole('switch', { name: /^Оплатить подарочной картой/ }).click();
  await expect(page.getByText('Оплачено подарочной картой')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Заказать' }).click();
  await expect(page).toHaveURL(/\/receipts\/\d+$/);
  const order = /\d+$/.exec(page.url())![0];
  await expect(page.getByText('Оплачено подарочной картой')).toBeVisible();

  await desk.goto(`/receipts/${order}`);
  await desk.getByRole('button', { name: 'Принять заказ' }).click();
  await desk.getByRole('button', { name: 'Выдано и оплачено' }).click();
  await desk.getByRole('button', { name: 'Вернуть деньги' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'ОК', exact: true }).click();
  await desk.getByRole('button', { name: 'Нет' }).click();
  await expect(desk.getByText('Деньги возвращены').first()).toBeVisible();

  await page.goto('/home/discounts');
  await expect(card.getByText(/^2\s000/).first()).toBeVisible();
  await card.getByRole('button', { name: 'История' }).click();
  await expect(card.getByText('Вернулось: заказ отменён или возвращён')).toBeVisible();
  await expect(card.getByText('Оплата заказа')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
});

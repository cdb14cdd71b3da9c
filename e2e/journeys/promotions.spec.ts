import { violationsOn } from '../support/axe.ts';
import { fillCart, orderPickUp } from '../support/shopping.ts';
import { expect, signIn, test } from '../support/test.ts';

test('staff start a promotion by a code, a client types it in the cart and orders', async ({
  own,
  openAs,
  page,
}) => {
  const shop = await own.newBusiness('Чайная');
  const product = await own.newProduct(shop, 'Чайник');
  const title = `Чайная неделя ${shop.id}`;
  const desk = await openAs(shop.manager);
  await desk.goto(`/organizations/${shop.id}/manage/promotions`);
  await desk.getByRole('button', { name: 'Новая акция' }).click();
  await desk.getByRole('textbox', { name: 'Название' }).fill(title);
  await desk.getByRole('textbox', { name: 'Скидка в процентах' }).fill('30');
  await desk.getByRole('textbox', { name: 'Код' }).fill('chai');
  await desk.getByRole('button', { name: 'Сохранить черновик' }).click();
  await desk.getByRole('button', { name: 'Начать' }).click();
  await expect(desk.getByText('Идёт', { exact: true })).toBeVisible();
  await desk.getByRole('button', { name: 'Плакат с кодом' }).click();
  await expect(desk.getByRole('img', { name: 'QR-код акции' })).toBeVisible();
  expect(await violationsOn(desk)).toEqual([]);

  const listed = page
    .getByRole('list', { name: 'Акции' })
    .getByRole('link', { name: new RegExp(title) });
  // Guests are shown what was so up to ten seconds ago.
  await expect(async () => {
    await page.goto('/home/promotions');
    await expect(listed).toBeVisible({ timeout: 1000 });
  }).toPass();
  await listed.click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);

  await signIn(page, await own.newPerson('Айгуль'));
  await fillCart(page, product.id);
  const promotion = page.getByRole('region', { name: 'Акция' });
  await promotion.getByRole('textbox', { name: 'Код акции' }).fill('кофе');
  await promotion.getByRole('button', { name: 'Применить' }).click();
  await expect(promotion.getByText('Такого кода здесь нет')).toBeVisible();
  await promotion.getByRole('textbox', { name: 'Код акции' }).fill('chai');
  await promotion.getByRole('button', { name: 'Применить' }).click();
  await expect(promotion.getByRole('link', { name: new RegExp(title) })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await orderPickUp(page);
  await expect(page.getByText(title)).toBeVisible();
});

import { expect, signIn, test } from '../support/test.ts';

test('staff make two cards, a follower finds them in the wallet and chooses one', async ({
  own,
  openAs,
  page,
}) => {
  const shop = await own.newBusiness('Чайная');
  await signIn(page, await own.newPerson('Айгуль'));
  await page.goto(`/organizations/${shop.id}`);
  await page.getByRole('main').getByRole('button', { name: 'Подписаться' }).click();
  await expect(page.getByRole('button', { name: 'Вы подписаны' })).toBeVisible();

  const desk = await openAs(shop.manager);
  await desk.goto(`/organizations/${shop.id}/manage/discounts`);
  await desk.getByRole('button', { name: 'Накопительная карта' }).click();
  const card = desk.getByRole('region', { name: 'Накопительная карта' }).first();
  await card.getByRole('textbox', { name: 'Процент' }).fill('5');
  await card.getByRole('button', { name: 'Добавить ступень' }).click();
  const second = card.getByRole('group', { name: 'Ступень 2' });
  await second.getByRole('textbox', { name: 'Процент' }).fill('5');
  await second.getByRole('textbox', { name: /^Порог/ }).fill('1000');
  await desk.getByRole('button', { name: 'Сохранить карты' }).click();
  await expect(second.getByText('Такой процент скидки уже есть')).toBeVisible();
  await second.getByRole('textbox', { name: 'Процент' }).fill('7');
  await desk.getByRole('button', { name: 'Кешбэк' }).click();
  const cashback = desk.getByRole('region', { name: 'Кешбэк' }).first();
  await cashback.getByRole('textbox', { name: 'Процент' }).fill('3');
  await desk.getByRole('button', { name: 'Сохранить карты' }).click();
  await expect(desk.getByText('Карты сохранены')).toBeVisible();

  await page.goto('/home/discounts');
  const mine = page.getByRole('article', { name: 'Чайная' }).first();
  await expect(mine.getByText(/^Ещё 1\s000.*, и будет 7\s%$/)).toBeVisible();
  await mine.getByRole('radio', { name: /^Кешбэк/ }).click();
  await expect(mine.getByRole('radio', { name: /^Кешбэк/ })).toBeChecked();
  await page.goto(`/organizations/${shop.id}`);
  await expect(page.getByRole('article', { name: 'Кешбэк' })).toBeVisible();
  await page.getByRole('button', { name: 'Все карты: 3' }).click();
  const all = page.getByRole('dialog');
  await expect(all.getByRole('article', { name: 'Накопительная карта' })).toBeVisible();
});

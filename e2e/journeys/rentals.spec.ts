import { violationsOn } from '../support/axe.ts';
import { takePhoto } from '../support/phone-photo.ts';
import { expect, signIn, test, untilInteractive } from '../support/test.ts';

test('something to let goes from its photo to a booking on its terms', async ({
  own,
  page,
  openAs,
}) => {
  const house = await own.newBusiness('Прокат у озера');
  const title = `Палатка ${house.id} на четверых`;
  await signIn(page, house.manager);
  await page.goto(`/organizations/${house.id}/manage/rentals`);
  await page.getByRole('button', { name: 'Добавить аренду' }).click();
  await page
    .locator('input[type=file][accept="image/*"]')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(page) });
  await page.getByLabel('Название').fill(title);
  await page.getByRole('combobox', { name: 'Категория' }).click();
  await page.getByRole('option').first().click();
  await page.getByLabel('Обычная цена').fill('500');
  await page.getByLabel('Шаг срока, в единицах').fill('2');
  await page.getByRole('button', { name: 'Добавить цену' }).click();
  const rule = page.getByRole('group', { name: 'Особая цена 1' });
  for (const day of ['сб', 'вс']) await rule.getByRole('button', { name: day }).click();
  await rule.getByLabel(/^Цена/).fill('800');
  await page.getByLabel('Залог', { exact: true }).fill('2000');
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(page.getByText('Теперь это можно забронировать')).toBeVisible();
  await expect(page).toHaveURL(/\/manage\/rentals\/\d+$/);
  const item = Number(/\d+$/.exec(new URL(page.url()).pathname)![0]);

  const client = await openAs(await own.newPerson());
  await client.goto(`/r/${item}/rent`);
  await untilInteractive(client);
  await client.getByRole('button', { name: 'Следующий месяц' }).click();
  // Weekends cost more, and each day says what it costs.
  const day = (date: number) => client.getByRole('button', { name: new RegExp(`, ${date} `) });
  await expect(client.getByRole('button', { name: /^суббота.*цена 800/ }).first()).toBeVisible();
  await expect(client.getByRole('button', { name: /^вторник.*цена 500/ }).first()).toBeVisible();
  await day(10).click();
  // One, three, five days.
  await expect(day(11)).toHaveAttribute('aria-disabled', 'true');
  await day(12).click();
  await expect(client.getByText(/Залог 2\s000/)).toBeVisible();
  expect(await violationsOn(client)).toEqual([]);
  await client.getByRole('button', { name: 'Забронировать' }).click();
  await expect(client).toHaveURL(/\/receipts\/rent\/\d+$/);

  // The staff see the booking, and change what the thing is called without touching it.
  await page.reload();
  await page.getByRole('button', { name: 'Изменить' }).click();
  await expect(page.getByText(/^Бронирований сейчас: 1/)).toBeVisible();
  await page.getByLabel('Название').fill(`${title}, новая`);
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByText(`${title}, новая`).first()).toBeVisible();

  // And whoever looks at the figures finds the booking among the orders of this one thing.
  await page.goto(`/statistics/rent/${item}/orders`);
  await expect(page.getByText('Занято', { exact: true })).toBeVisible();
  const orders = page.getByRole('list', { name: 'Список заказов' });
  await expect(orders.getByRole('listitem')).toHaveCount(1);
});

import { violationsOn } from '../support/axe.ts';
import { expect, signIn, test, untilInteractive } from '../support/test.ts';

test('a client moves what they have paid for, gets back what it costs less, and the staff hears of it', async ({
  own,
  openAs,
  page,
}) => {
  const house = await own.newBusiness('Дом у озера');
  const client = await own.newPerson();
  const order = await own.newDueBooking(house, client);
  await signIn(page, client);
  await page.goto(`/receipts/rent/${order}`);
  await page.getByRole('link', { name: 'Изменить время' }).click();
  await untilInteractive(page);

  // More time is not paid for here: it is a booking of its own.
  await page.getByRole('button', { name: 'На один больше' }).click();
  await expect(page.getByText(/можно выбрать только то, что стоит не дороже/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Продлить/ })).toBeVisible();
  await page.getByRole('button', { name: 'На один меньше' }).click();

  await page.getByRole('button', { name: 'Следующий месяц' }).click();
  await page.getByRole('button', { name: /, 12 / }).click();
  // Less ten percent by the card of today.
  await expect(page.getByText('Вернётся')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Изменить время' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Изменить время' }).click();
  await expect(page).toHaveURL(new RegExp(`/receipts/rent/${order}$`));
  await expect(page.getByRole('region', { name: 'Срок аренды' })).toContainText(/12 .*14:00/);

  const staff = await openAs(house.manager);
  await staff.goto('/notifications');
  await expect(staff.getByText('Клиент изменил время аренды')).toBeVisible();
});

import { expect, signIn, test } from '../support/test.ts';

test('an employee comes by the digits of the screen and goes by place, and the owner sees and corrects it', async ({
  page,
  own,
  openAs,
}) => {
  const shop = await own.newBusiness('Лавка у моста');
  const manage = `/organizations/${shop.id}/manage/attendance`;
  const seller = await openAs(shop.seller);

  await signIn(page, shop.owner);
  await page.goto(`${manage}/code`);
  await expect(page.getByRole('img', { name: 'QR-код этой минуты' })).toBeVisible();
  const digits = page.getByText(/^\d{3} \d{3}$/);
  const code = (await digits.textContent())!.replace(' ', '');

  await seller.goto('/attendance');
  await seller.getByRole('textbox', { name: 'Шесть цифр с экрана' }).click();
  await seller.keyboard.type(code);
  await expect(seller.getByText('Приход отмечен')).toBeVisible();
  await expect(seller.getByRole('button', { name: 'Отметить уход' })).toBeVisible();

  await page.goto(manage);
  await expect(page.getByText('На месте').first()).toBeVisible();

  await seller.context().grantPermissions(['geolocation']);
  await seller.context().setGeolocation({ latitude: 10, longitude: 10, accuracy: 10 });
  await seller.getByRole('button', { name: 'Отметить уход' }).click();
  await expect(seller.getByText(/можно не дальше 150 м/)).toBeVisible();

  await page.getByRole('link', { name: /На месте/ }).click();
  await page.getByRole('button', { name: 'Добавить отметку' }).click();
  const day = new Date(Date.now() - 26 * 3_600_000).toISOString().slice(0, 10);
  await page.getByLabel('Приход', { exact: true }).fill(`${day}T09:00`);
  await page.getByLabel('Уход', { exact: true }).fill(`${day}T17:30`);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Причина', { exact: true })).toBeVisible();
  await page.getByLabel('Причина').fill('Телефон разрядился');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Отметка добавлена')).toBeVisible();
});

import { expect, PASSWORD, test } from '../support/test.ts';

test('a password is changed by whoever knows it, and the other device is signed out', async ({
  own,
  openAs,
}) => {
  const person = await own.newPerson();
  const [page, other] = [await openAs(person), await openAs(person)];
  for (const device of [page, other]) await device.goto('/profile');
  await page.getByRole('link', { name: 'Пароль' }).click();
  const [old, fresh, again] = ['Старый пароль', 'Новый пароль', 'Повторите пароль'].map((label) =>
    page.getByLabel(label),
  );
  await old!.fill('Wrong-2026');
  await fresh!.fill('Caravan-2027!');
  await again!.fill('Caravan-2028!');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Пароли не совпадают')).toBeVisible();

  await again!.fill('Caravan-2027!');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(old!).toHaveAccessibleDescription('Старый пароль указан неверно');
  await expect(old!).toBeFocused();

  await old!.fill(PASSWORD);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText('Пароль изменён')).toBeVisible();
  await expect(other).toHaveURL(/\/auth$/);
});

import { expect, PASSWORD, sentCode, test } from '../support/test.ts';

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

test('a number is changed once both are proven, and the other device is signed out', async ({
  own,
  openAs,
  request,
}) => {
  const person = await own.newPerson();
  const taken = await own.newPerson();
  const fresh = own.newPhone();
  const [page, other] = [await openAs(person), await openAs(person)];
  for (const device of [page, other]) await device.goto('/profile');
  const code = page.getByRole('textbox', { name: 'Код из SMS' });
  await page.getByRole('link', { name: 'Номер телефона' }).click();
  await page.getByRole('button', { name: 'Получить код' }).click();
  const right = await sentCode(request, person.phone);
  await code.fill(right === '000000' ? '111111' : '000000');
  await expect(page.getByText('Неверный код')).toBeVisible();
  await code.fill(right);

  const number = page.getByLabel('Номер телефона');
  await number.fill(taken.phone);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await code.fill(await sentCode(request, taken.phone));
  await expect(number).toHaveAccessibleDescription('Этот номер уже занят');

  await number.fill(fresh);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(code).toBeVisible();
  await code.fill(await sentCode(request, fresh));
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText('Номер изменён')).toBeVisible();
  await expect(other).toHaveURL(/\/auth$/);
});

import type { Page } from '@playwright/test';
import { shownPhone } from '../support/phones.ts';
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

test('of two people who prove one number at once, one gets it, and the other is told whose it is not', async ({
  own,
  openAs,
  request,
}) => {
  const people = [await own.newPerson(), await own.newPerson()];
  const wanted = own.newPhone();
  const codeField = (page: Page) => page.getByRole('textbox', { name: 'Код из SMS' });
  const askFor = (page: Page) => page.getByRole('button', { name: 'Получить код' }).click();
  const pages: Page[] = [];
  for (const person of people) {
    const page = await openAs(person);
    await page.goto('/profile/edit-auth/number');
    await askFor(page);
    await codeField(page).fill(await sentCode(request, person.phone));
    await page.getByLabel('Номер телефона').fill(wanted);
    pages.push(page);
  }
  for (const page of pages) {
    await expect(async () => {
      // One message to a number every few seconds, whoever asks.
      if (!(await codeField(page).isVisible())) await askFor(page);
      await expect(codeField(page)).toBeVisible({ timeout: 3000 });
    }).toPass();
  }
  // The latest of both counts.
  const code = await sentCode(request, wanted, 2);
  await Promise.all(pages.map((page) => codeField(page).fill(code)));
  const isDone = (page: Page) => page.url().endsWith('/profile');
  await expect.poll(() => pages.filter(isDone).length, { message: 'one has the number' }).toBe(1);
  const [winner, loser] = isDone(pages[0]!) ? [pages[0]!, pages[1]!] : [pages[1]!, pages[0]!];
  await expect(winner.getByText('Номер изменён')).toBeVisible();
  await expect(loser.getByText(/^(Неверный код|Код устарел|Этот номер уже занят)/)).toBeVisible();
  await loser.goto('/profile');
  const kept = people[pages.indexOf(loser)]!;
  await expect(loser.getByRole('main').getByText(shownPhone(kept.phone))).toBeVisible();
});

test('an e-mail is proven and signs in with the password', async ({ own, openAs, request }) => {
  const person = await own.newPerson();
  const name = person.phone.replace('+', 'p');
  const email = `${name}@example.com`;
  const page = await openAs(person);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Почта для входа' }).click();
  await page.getByRole('button', { name: 'Получить код' }).click();
  await page
    .getByRole('textbox', { name: 'Код из SMS' })
    .fill(await sentCode(request, person.phone));

  const address = page.getByRole('textbox', { name: 'Почта' });
  await address.fill(`${name}@`);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(address).toHaveAccessibleDescription('Неверный формат почты');
  await address.fill(email);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByText(`Мы отправили его на ${email}`)).toBeVisible();
  await page.getByRole('textbox', { name: 'Код из письма' }).fill(await sentCode(request, email));
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText('Почта подтверждена')).toBeVisible();

  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByRole('button', { name: 'Войти по паролю' }).click();
  await page.getByRole('button', { name: 'Войти по почте' }).click();
  await address.fill(email.toUpperCase());
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page).not.toHaveURL(/\/auth$/);
  await page.goto('/profile/edit-auth/email');
  await expect(page.getByText(`Сейчас входить можно с почтой ${email}.`)).toBeVisible();
});

test('a device stays signed in for longer once the number is proven', async ({
  own,
  openAs,
  request,
}) => {
  const person = await own.newPerson();
  const page = await openAs(person);
  await page.goto('/profile/devices');
  const lifetime = page.getByLabel('Выходить на этом устройстве, если не заходить');
  await expect(lifetime).toHaveValue('7');
  await lifetime.selectOption('90 дней');
  await page.getByRole('button', { name: 'Получить код' }).click();
  const code = page.getByRole('textbox', { name: 'Код из SMS' });
  await expect(code).toBeVisible();
  await code.fill(await sentCode(request, person.phone));
  await expect(page.getByText('Срок изменён')).toBeVisible();
  await expect(lifetime).toHaveValue('90');

  await page.reload();
  await expect(lifetime).toHaveValue('90');
  const { expires } = (await page.context().cookies()).find(({ name }) => name === 'state')!;
  expect(Math.round((expires - Date.now() / 1000) / 86_400)).toBe(90);
  await lifetime.selectOption('30 дней');
  await expect(page.getByText('Срок изменён')).toBeVisible();
  await expect(lifetime).toHaveValue('30');
});

import type { Page } from '@playwright/test';
import { callAs } from '../support/call-as.ts';
import { expect, PASSWORD, sentCode, signInOnPage, test } from '../support/test.ts';

const codeField = (page: Page) => page.getByRole('textbox', { name: 'Код из SMS' });

async function askForCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Номер телефона').fill(phone);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByRole('heading', { name: 'Введите код' })).toBeVisible();
}

/** Only the server knows which ones: it says so beside the field, and what was typed stays. */
async function tryCommonPassword(page: Page): Promise<void> {
  const common = 'Password-1';
  const [field, again] = [page.getByLabel('Новый пароль'), page.getByLabel('Повторите пароль')];
  await field.fill(common);
  await again.fill(common);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(field).toHaveAccessibleDescription(/слишком распространён/);
  await expect(page.getByText(/слишком распространён/)).toBeInViewport();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(common);
  await expect(again).toHaveValue(common);
  // The button of the step before is gone.
  await expect(page.getByRole('button', { name: 'Далее' })).toBeHidden();
}

test('a newcomer signs in by code, says who they are, sets a password and is where they were', async ({
  own,
  page,
  request,
}) => {
  const phone = own.newPhone();
  await page.goto('/messenger');
  await expect(page).toHaveURL(/\/auth$/);
  await askForCode(page, phone);
  await expect(page.getByText(/Отправить ещё раз через \d+ с/)).toBeVisible();
  const code = await sentCode(request, phone);

  // Whoever looks for the message may lose the page: it comes back at the same step.
  await page.reload();
  await codeField(page).fill(code === '000000' ? '111111' : '000000');
  await expect(page.getByText('Неверный код')).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await codeField(page).fill(code);

  await page.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page.getByText('чтобы получать бонусы и скидки').last()).toBeVisible();
  await page.getByLabel('Имя и фамилия').fill('Новый Человек');
  await page.getByLabel('Дата рождения').fill('1995-04-12');
  await page.getByRole('button', { name: 'Продолжить' }).click();

  await page.getByLabel('Новый пароль').fill('короткий');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Пароль не подходит')).toBeVisible();
  await tryCommonPassword(page);
  await page.getByLabel('Новый пароль').fill(PASSWORD);
  await page.getByLabel('Повторите пароль').fill('Karavan-2027');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Пароли не совпадают')).toBeVisible();
  await page.getByLabel('Повторите пароль').fill(PASSWORD);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page).toHaveURL(/\/messenger$/);
  await expect(page.getByText('Пароль сохранён')).toBeVisible();

  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Новый Человек' })).toBeVisible();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/auth$/);

  await page.getByRole('button', { name: 'Войти по паролю' }).click();
  await page.getByLabel('Номер телефона').fill(phone);
  await page.getByLabel('Пароль', { exact: true }).fill('Karavan-2020');
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page.getByText('Неверный пароль')).toBeVisible();
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('a number is grouped while it is typed, and its country is chosen or told by its digits', async ({
  page,
}) => {
  await page.goto('/auth');
  const field = page.getByLabel('Номер телефона');
  await field.pressSequentially('700123456');
  await expect(field).toHaveValue('700 123 456');
  await field.fill('+7 701 234 56 78');
  await expect(page.getByRole('button', { name: 'Страна: Казахстан, +7' })).toBeVisible();
  await expect(field).toHaveValue('701 234 5678');

  await page.getByRole('button', { name: /^Страна/ }).click();
  await page.getByLabel('Поиск').fill('турц');
  await page.getByRole('button', { name: /Турция/ }).click();
  await expect(page.getByRole('button', { name: 'Страна: Турция, +90' })).toBeVisible();

  await page.getByRole('button', { name: /^Страна/ }).click();
  await expect(page.getByRole('heading', { name: 'Страна номера' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/auth$/);

  await field.fill('12');
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByText('Проверьте номер')).toBeVisible();
});

test('a new code can be asked for when the time has come, and the old one is void', async ({
  own,
  page,
  request,
}) => {
  const phone = own.newPhone();
  await page.goto('/auth');
  await askForCode(page, phone);
  const old = await sentCode(request, phone);
  await page.getByRole('button', { name: 'Отправить ещё раз', exact: true }).click();
  await expect(page.getByText(/Отправить ещё раз через/)).toBeVisible();
  await expect(async () => expect(await sentCode(request, phone)).not.toBe(old)).toPass();
  await codeField(page).fill(await sentCode(request, phone));
  await expect(page.getByRole('heading', { name: 'Как вас зовут?' })).toBeVisible();
});

test('five wrong codes end in half an hour of rest', async ({ own, page, request }) => {
  const phone = own.newPhone();
  await page.goto('/auth');
  await askForCode(page, phone);
  const wrong = (await sentCode(request, phone)) === '000000' ? '111111' : '000000';
  for (let guess = 0; guess < 5; guess += 1) {
    const answered = page.waitForResponse('**/verify_code/');
    await codeField(page).fill(wrong);
    await answered;
    await expect(page.getByText('Неверный код')).toBeVisible();
    await expect(codeField(page)).toHaveValue('');
  }
  await codeField(page).fill(wrong);
  await expect(page.getByText('Повторите через 30 минут')).toBeVisible();
});

test('a forgotten password is replaced by a code', async ({ own, page, request }) => {
  await page.goto('/forgot');
  await page.getByLabel('Номер телефона').fill(own.newPhone());
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByText('Пользователь не найден')).toBeVisible();

  const { phone } = await own.newPerson();
  await page.getByLabel('Номер телефона').fill(phone);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByRole('heading', { name: 'Введите код' })).toBeVisible();
  await codeField(page).fill(await sentCode(request, phone));
  await tryCommonPassword(page);
  await page.getByLabel('Новый пароль').fill('Karavan-2030');
  await page.getByLabel('Повторите пароль').fill('Karavan-2030');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page).toHaveURL(/\/home\/posts$/);

  const old = await request.post('/api/v1/login/', {
    data: { phone_number: phone, password: PASSWORD },
  });
  expect(old.status()).toBe(403);
});

test('a session that ended elsewhere leads to signing in, and from there back', async ({
  own,
  page,
  request,
}) => {
  const person = await own.newPerson();
  await page.goto('/auth');
  await signInOnPage(page, person);
  await page.waitForURL('**/home/posts');

  const elsewhere = await callAs(request, person);
  await elsewhere('POST', '/users/deactivate_all_tokens/');

  await page.goto('/receipts');
  await expect(page).toHaveURL(/\/auth$/);
  await signInOnPage(page, person);
  await expect(page).toHaveURL(/\/receipts$/);
});

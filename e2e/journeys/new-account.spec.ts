import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { addAuthenticator } from '../support/authenticator.ts';
import { takePhoto } from '../support/phone-photo.ts';
import { shownPhone } from '../support/phones.ts';
import { expect, PASSWORD, test } from '../support/test.ts';

const NEW_PASSWORD = 'Caravan-2027!';

const save = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Сохранить' }).click();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name }).click();

async function codesTo(request: APIRequestContext, to: string): Promise<string[]> {
  const answer = await request.get(`/api/v1/dev/outbox/?to=${encodeURIComponent(to)}`);
  const messages = (await answer.json()) as { code: string | null }[];
  return messages.flatMap(({ code }) => code ?? []);
}

/** Asks for a code, and types the one that has come then. */
async function prove(page: Page, request: APIRequestContext, to: string): Promise<void> {
  const before = (await codesTo(request, to)).length;
  const field = page.getByRole('textbox', { name: /^Код из/ });
  await expect(async () => {
    // There is one for each number every few seconds.
    if (!(await field.isVisible())) await press(page, 'Получить код');
    await expect(field).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect
    .poll(async () => (await codesTo(request, to)).length, { message: `a code to ${to}` })
    .toBeGreaterThan(before);
  await field.fill((await codesTo(request, to))[0]!);
}

/** By a code, to a name, a day of birth, a password and a passkey of this device. */
async function signUp(page: Page, request: APIRequestContext, phone: string): Promise<void> {
  await page.goto('/profile');
  await page.getByLabel('Номер телефона').fill(phone);
  await prove(page, request, phone);
  await page.getByLabel('Имя и фамилия').fill('Айгуль Новая');
  await page.getByLabel('Дата рождения').fill('1990-02-28');
  await press(page, 'Продолжить');
  await page.getByLabel('Новый пароль').fill(PASSWORD);
  await page.getByLabel('Повторите пароль').fill(PASSWORD);
  await press(page, 'Сохранить');
  await press(page, 'Создать ключ');
  await expect(page.getByText('Ключ добавлен')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Айгуль Новая' })).toBeVisible();
}

async function describeThemselves(page: Page, nickname: string): Promise<string> {
  await follow(page, 'Мой профиль');
  const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(page) };
  await page.locator('input[type=file]').setInputFiles(photo);
  const stored = page.waitForResponse(
    (answer) => answer.url().endsWith('/users/me/') && answer.request().method() === 'PATCH',
  );
  await press(page, 'Готово');
  const { avatar } = (await (await stored).json()) as { avatar: string };
  await page.getByLabel('Никнейм').fill(nickname);
  await expect(page.getByText('Этот никнейм свободен')).toBeVisible();
  await page.getByLabel('Пол').selectOption('Женский');
  await save(page);
  await expect(page).toHaveURL(/\/profile$/);
  return avatar;
}

async function publishContacts(page: Page): Promise<void> {
  await follow(page, 'Контакты');
  await page.getByLabel('Номер 1', { exact: true }).fill('*4040');
  await save(page);
  await expect(page).toHaveURL(/\/profile$/);
  await follow(page, 'Соцсети');
  await page.getByLabel('Имя или ссылка').fill('https://t.me/aigul_new');
  await save(page);
  await expect(page).toHaveURL(/\/profile$/);
}

/** Another number, an e-mail and another password to sign in with. */
async function changeSignIn(
  page: Page,
  request: APIRequestContext,
  { phone, nextPhone, email }: Readonly<Record<'phone' | 'nextPhone' | 'email', string>>,
): Promise<void> {
  await follow(page, 'Номер телефона');
  await prove(page, request, phone);
  await page.getByLabel('Номер телефона').fill(nextPhone);
  await prove(page, request, nextPhone);
  await expect(page.getByText('Номер изменён')).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  await follow(page, 'Почта для входа');
  await prove(page, request, nextPhone);
  await page.getByRole('textbox', { name: 'Почта' }).fill(email);
  await prove(page, request, email);
  await expect(page.getByText('Почта подтверждена')).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  await follow(page, 'Пароль');
  await page.getByLabel('Старый пароль').fill(PASSWORD);
  await page.getByLabel('Новый пароль').fill(NEW_PASSWORD);
  await page.getByLabel('Повторите пароль').fill(NEW_PASSWORD);
  await press(page, 'Сохранить');
  await expect(page.getByText('Пароль изменён')).toBeVisible();
}

/** What is known of them as a file, and what leaving would mean; nothing stands against it. */
async function lookAtLeaving(page: Page): Promise<void> {
  await page.goto('/profile/data');
  await press(page, 'Собрать архив');
  await expect(page.getByText(/Архив готов/)).toBeVisible({ timeout: 30_000 });
  const saved = page.waitForEvent('download');
  await press(page, 'Скачать');
  const archive = await readFile(await (await saved).path());
  expect(archive.subarray(0, 2).toString()).toBe('PK');
  await press(page, 'Удалить аккаунт');
  await expect(page.getByRole('heading', { name: 'Удалить аккаунт?' })).toBeVisible();
  await expect(page.getByText('Вы выйдете на всех устройствах.')).toBeVisible();
  await press(page, 'Оставить аккаунт');
  await expect(page.getByRole('heading', { name: 'Удалить аккаунт?' })).toBeHidden();
}

test('a new person completes their whole account, and it is there after a reload and on another device', async ({
  own,
  page,
  browser,
  request,
}) => {
  test.setTimeout(240_000);
  const [phone, nextPhone] = [own.newPhone(), own.newPhone()];
  const name = nextPhone.replace('+', 'n');
  const email = `${name}@example.com`;
  await addAuthenticator(page);
  await signUp(page, request, phone);
  const avatar = await describeThemselves(page, name);
  await publishContacts(page);
  await changeSignIn(page, request, { phone, nextPhone, email });

  await page.goto('/profile/devices');
  const lifetime = page.getByLabel('Выходить на этом устройстве, если не заходить');
  // Whoever has just proven the number is not asked once more.
  await lifetime.selectOption('90 дней');
  await expect(page.getByText('Срок изменён')).toBeVisible();
  await page.reload();
  await expect(lifetime).toHaveValue('90');
  await lookAtLeaving(page);

  const elsewhere = await browser.newPage();
  await elsewhere.goto('/auth');
  await press(elsewhere, 'Войти по паролю');
  await press(elsewhere, 'Войти по почте');
  await elsewhere.getByRole('textbox', { name: 'Почта' }).fill(email);
  await elsewhere.getByLabel('Пароль', { exact: true }).fill(NEW_PASSWORD);
  await press(elsewhere, 'Войти');
  await expect(elsewhere).not.toHaveURL(/\/auth$/);
  for (const device of [page, elsewhere]) {
    await device.goto('/profile');
    await device.reload();
    const main = device.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Айгуль Новая' })).toBeVisible();
    await expect(main.getByText(shownPhone(nextPhone))).toBeVisible();
    await expect(main.locator(`img[src="${avatar}"]`)).toBeVisible();
    await device.goto('/profile/edit');
    await expect(device.getByLabel('Никнейм')).toHaveValue(name);
    await expect(device.getByLabel('Пол')).toHaveValue('female');
    await expect(device.getByLabel('Дата рождения')).toHaveValue('1990-02-28');
    await device.goto('/profile/business-card');
    await expect(device.getByRole('img', { name: 'QR-код контакта' })).toBeVisible();
    await expect(device.getByText('*4040')).toBeVisible();
    await expect(device.getByText('aigul_new')).toBeVisible();
    await device.goto('/profile/edit-auth/email');
    await expect(device.getByText(email)).toBeVisible();
    await device.goto('/profile/devices');
    await expect(main.getByText('Это устройство')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Выйти', exact: true })).toHaveCount(1);
    await expect(main.getByRole('button', { name: /^Переименовать/ })).toHaveCount(1);
    await device.goto('/profile/data');
    await expect(main.getByText(/Архив готов/)).toBeVisible();
  }
  await elsewhere.close();
});

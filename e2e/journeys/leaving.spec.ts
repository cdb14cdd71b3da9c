import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violationsOn } from '../support/axe.ts';
import { expect, PASSWORD, sentCode, test } from '../support/test.ts';

const deleteAccount = (page: Page) => page.getByRole('button', { name: 'Удалить аккаунт' });

/** From the page of one's data to the last word. */
async function leave(page: Page): Promise<void> {
  await page.goto('/profile/data');
  await deleteAccount(page).click();
  await expect(page.getByRole('heading', { name: 'Удалить аккаунт?' })).toBeVisible();
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page.getByRole('heading', { name: 'Последний шаг' })).toBeVisible();
  await deleteAccount(page).last().click();
  await expect(page).toHaveURL(/\/auth$/);
}

async function proveByCode(page: Page, phone: string, code: () => Promise<string>): Promise<void> {
  await page.getByLabel('Номер телефона').fill(phone);
  await page.getByRole('button', { name: 'Получить код' }).click();
  const field = page.getByRole('textbox', { name: 'Код из SMS' });
  await expect(field).toBeVisible();
  await field.fill(await code());
}

test('a person takes their data along, leaves, comes back, and leaves for good', async ({
  own,
  openAs,
  request,
}) => {
  const person = await own.newPerson('Айгуль Уходящая');
  const [page, other] = [await openAs(person), await openAs(person)];
  await other.goto('/profile');
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Мои данные и удаление аккаунта' }).click();
  await page.getByRole('button', { name: 'Собрать архив' }).click();
  await expect(page.getByText(/Архив готов/)).toBeVisible({ timeout: 30_000 });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Скачать' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^karavan-\d{4}-\d\d-\d\d\.zip$/);
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
  await page.getByRole('button', { name: 'Удалить архив' }).click();
  await expect(page.getByRole('button', { name: 'Собрать архив' })).toBeVisible();

  await page.evaluate((id) => localStorage.setItem(`own:${id}:draft:x`, 'x'), person.id);
  await leave(page);
  await expect(other).toHaveURL(/\/auth$/);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /^own:\d/.test(key))),
  ).toEqual([]);

  await page.goto('/auth');
  await proveByCode(page, person.phone, () => sentCode(request, person.phone));
  const question = page.getByRole('heading', { name: 'Вернуться в аккаунт?' });
  await expect(question).toBeFocused();
  await expect(question).toBeInViewport();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Вернуться' }).click();
  await expect(page.getByRole('heading', { name: 'Вернуться в аккаунт?' })).toBeHidden();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Айгуль Уходящая' })).toBeVisible();

  await leave(page);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Войти по паролю' }).click();
  await page.getByLabel('Номер телефона').fill(person.phone);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await page.getByRole('button', { name: 'Нет, пусть удаляется' }).click();
  await expect(page.getByRole('button', { name: 'Получить код' })).toBeVisible();
});

test('what stands against leaving is named, and leads to where it is settled', async ({
  openAs,
}) => {
  const owner = { phone: '+996700000002' };
  const page = await openAs(owner);
  await page.goto('/profile/data');
  await deleteAccount(page).click();
  await page.getByRole('button', { name: /Ваши организации/ }).click();
  await expect(page).toHaveURL(/\/organizations\/my$/);
});

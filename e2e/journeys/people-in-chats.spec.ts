import type { Locator, Page } from '@playwright/test';
import { callAs } from '../support/call-as.ts';
import { expect, signIn, test } from '../support/test.ts';

test('two people find each other, talk, forward to a shop, and one blocks the other', async ({
  own,
  openAs,
  page,
}) => {
  const shop = await own.newBusiness();
  const bakyt = await own.newPerson('Бакыт Асанов');
  const call = await callAs(page.request, bakyt);
  await call('PATCH', '/users/me/', { username: `bakyt_${bakyt.id}` });
  await signIn(page, await own.newPerson('Чолпон'));
  await page.goto(`/messenger/organization/${shop.id}`);
  await write(page, 'Здравствуйте!');
  await expect(message(page, 'Здравствуйте!')).toBeVisible();
  await page.goto('/messenger');
  await page.getByRole('link', { name: 'Найти человека' }).click();
  // The list of chats has a field for searching, too, and stands until the page comes.
  const search = page.getByRole('searchbox', { name: 'Имя, имя пользователя, UID или телефон' });
  await search.fill('нетникого');
  await expect(page.getByText('Пользователь не найден')).toBeVisible();
  await search.fill(`@bakyt_${bakyt.id}`);
  await page.getByRole('button', { name: 'Бакыт Асанов' }).click();
  await expect(page).toHaveURL(/\/messenger\/chat\/\d+$/);
  const chatPath = new URL(page.url()).pathname;
  await write(page, 'Это Чолпон');

  const other = await openAs(bakyt);
  await other.goto('/messenger');
  await other.getByRole('link', { name: 'Чолпон' }).click();
  await write(other, 'Адрес: Токтогула, 12');
  await message(page, 'Адрес: Токтогула, 12').click({ button: 'right' });
  await page.getByRole('dialog').getByRole('button', { name: 'Переслать' }).click();
  await expect(page).toHaveURL(/\/messenger\/forward\?message=\d+$/);
  // The menu takes a moment to leave, and has a press of the same name.
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Переслать' }).click();
  await expect(page.getByText('Выберите хотя бы один чат')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Лавка' }).check();
  await page.getByRole('button', { name: 'Переслать (1)' }).click();
  await expect(page.getByText('Сообщение переслано')).toBeVisible();
  await expect(message(page, 'Адрес: Токтогула, 12')).toContainText('Переслано от: Бакыт Асанов');

  await other.getByRole('button', { name: 'Действия с чатом' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Заблокировать' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Заблокировать' }).click();
  await expect(other.getByText('Вы заблокировали этого человека.')).toBeVisible();
  await page.goto(chatPath);
  await expect(page.getByText('В этот чат писать нельзя')).toBeVisible();
});

const message = (page: Page, text: string): Locator =>
  page.getByRole('article').filter({ hasText: text });

async function write(page: Page, text: string): Promise<void> {
  const field = page.getByLabel('Сообщение', { exact: true });
  await field.fill(text);
  await field.press('Enter');
  await expect(field).toHaveValue('');
}

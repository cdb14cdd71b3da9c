import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from '../support/test.ts';

test('a client and the staff of a shop talk: live, delivered, read, with a picture', async ({
  own,
  openAs,
  page,
}) => {
  const shop = await own.newBusiness();
  await signIn(page, await own.newPerson('Чолпон'));
  await page.goto(`/organizations/${shop.id}`);
  await page.getByRole('link', { name: 'Написать' }).click();
  await expect(page).toHaveURL(/\/messenger\/chat\/\d+$/);
  const chatPath = new URL(page.url()).pathname;
  await expect(page.getByText('Напишите первое сообщение')).toBeVisible();
  await write(page, 'Здравствуйте! Открыты ли вы в воскресенье?');
  await expect(message(page, 'Здравствуйте!')).toBeVisible();

  const staff = await openAs(shop.owner);
  await staff.goto('/messenger');
  const row = staff.getByRole('link', { name: 'Чолпон' });
  await expect(row).toContainText('1 непрочитанное');
  await write(page, 'И до какого часа?');
  await expect(row).toContainText('2 непрочитанных');
  await expect(row).toContainText('И до какого часа?');
  await row.click();
  await expect(staff.getByText('Вы отвечаете от имени')).toBeVisible();
  await expect(message(staff, 'Открыты ли вы')).toBeVisible();
  await expect(statusOf(page, 'И до какого часа?')).toHaveAccessibleName('Прочитано');

  // Nobody receives for the client while their only page is away.
  await page.goto('about:blank');
  const answer = 'Да, с десяти до восьми.';
  await write(staff, answer);
  await expect(statusOf(staff, answer)).toHaveAccessibleName('Отправлено');
  await page.goto('/home/posts');
  await expect(statusOf(staff, answer)).toHaveAccessibleName('Доставлено');
  await write(staff, 'Ждём вас!');
  await page.getByRole('button', { name: 'Открыть', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${chatPath}$`));
  await expect(message(page, answer)).toBeVisible();
  await expect(statusOf(staff, answer)).toHaveAccessibleName('Прочитано');

  await page.locator('input[type=file]').setInputFiles({
    name: 'платье.png',
    mimeType: 'image/png',
    buffer: await staff.screenshot(),
  });
  await expect(page.getByRole('img', { name: 'платье.png' })).toBeVisible();
  await write(page, 'Такое есть?');
  await staff.getByRole('button', { name: 'Открыть фото 1 из 1' }).click();
  await expect(staff.getByRole('dialog', { name: 'Фотографии и видео' })).toBeVisible();
});

test('what is written without a connection waits, outlives a reload, and goes out by itself', async ({
  own,
  page,
}) => {
  const shop = await own.newBusiness();
  await signIn(page, await own.newPerson());
  await page.goto(`/messenger/organization/${shop.id}`);
  await expect(page).toHaveURL(/\/messenger\/chat\/\d+$/);
  await page.getByLabel('Сообщение', { exact: true }).fill('Начато и');
  await page.reload();
  await expect(page.getByLabel('Сообщение', { exact: true })).toHaveValue('Начато и');

  await page.context().setOffline(true);
  await expect(page.getByText('Нет соединения. Показываем')).toBeVisible();
  await write(page, 'Первое без связи');
  await write(page, 'Второе без связи');
  await expect(statusOf(page, 'Первое без связи')).toHaveAccessibleName('Отправляется');
  await page.context().setOffline(false);
  await expect(statusOf(page, 'Второе без связи')).toHaveAccessibleName('Отправлено');
  await expect(page.getByRole('article')).toHaveText([/Первое без связи/, /Второе без связи/]);

  await page.route('**/messages/', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await write(page, 'Третье, до перезагрузки');
  await expect(statusOf(page, 'Третье')).toHaveAccessibleName('Отправляется');
  await page.reload();
  await expect(statusOf(page, 'Третье')).toHaveAccessibleName('Отправляется');
  await page.unroute('**/messages/');
  await expect(statusOf(page, 'Третье')).toHaveAccessibleName('Отправлено', { timeout: 30_000 });
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('what was left unsent is marked in the list, and goes out from any page', async ({
  own,
  openAs,
  page,
}) => {
  const shop = await own.newBusiness();
  await signIn(page, await own.newPerson('Чолпон'));
  await page.goto(`/messenger/organization/${shop.id}`);
  await expect(page).toHaveURL(/\/messenger\/chat\/\d+$/);
  await page.route('**/messages/', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await write(page, 'Написано без связи');
  await expect(statusOf(page, 'Написано')).toHaveAccessibleName('Отправляется');
  await page.goto('/messenger');
  const row = page.getByRole('link', { name: shop.title });
  await expect(row.getByRole('img', { name: 'Отправляется' })).toBeVisible();
  await expect(row).toContainText('Вы: Написано без связи');

  await page.goto('/home/discounts');
  await page.unroute('**/messages/');
  const staff = await openAs(shop.owner);
  await staff.goto('/messenger?search=Чолп');
  await expect(staff.getByRole('link', { name: 'Чолпон' })).toContainText('Написано без связи', {
    timeout: 30_000,
  });
  await staff.getByRole('searchbox', { name: 'Найти чат' }).fill('Такого нет');
  await expect(staff.getByText('Таких чатов нет')).toBeVisible();
});

async function write(page: Page, text: string): Promise<void> {
  const field = page.getByLabel('Сообщение', { exact: true });
  await field.fill(text);
  await field.press('Enter');
  await expect(field).toHaveValue('');
}

function message(page: Page, text: string): Locator {
  return page.getByRole('log').getByRole('article').filter({ hasText: text });
}

function statusOf(page: Page, text: string): Locator {
  return message(page, text).getByRole('img', {
    name: /^(Отправляется|Отправлено|Доставлено|Прочитано)$/,
  });
}

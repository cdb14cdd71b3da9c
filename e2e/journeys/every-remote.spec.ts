import { readFile } from 'node:fs/promises';
import { DEMO, expect, signIn, test, untilInteractive } from '../support/test.ts';

test('a guest reads posts, an item and its organization', async ({ page, complaints }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/home\/posts$/);
  await page.locator('a[href^="/p/"]').first().click();
  await expect(page.getByRole('heading', { name: 'Описание' })).toBeVisible();
  // Above the line of the seller may stand what their card gives.
  await page.locator('article a[href^="/organizations/"]').last().click();
  await expect(page.getByRole('heading', { name: 'Публикации' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Описание' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a client reads conversations and notifications, and the badge is gone', async ({
  page,
  complaints,
}) => {
  await signIn(page, DEMO.client);
  await page.goto('/messenger');
  await expect(page.getByText('Готово, ждём вас')).toBeVisible();
  await page.goto('/notifications');
  await expect(page.getByText('Начислен кешбэк')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('staff see their orders; others are told why not', async ({ page }) => {
  await signIn(page, DEMO.owner);
  await page.goto('/statistics/orders');
  await expect(page.getByRole('tab', { name: /^Новые/, selected: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Все и итоги' }).click();
  await expect(page.getByRole('list', { name: 'Список заказов' })).toBeVisible();
  await page.getByLabel('Период').selectOption('365');
  await expect(page).toHaveURL(/days=365/);
  await expect(page.getByRole('figure').filter({ hasText: 'Продажи по дню заказа' })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Скачать Excel' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.xlsx$/);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await signIn(page, DEMO.client);
  await page.goto('/statistics/orders');
  await expect(page.getByText('Заказы вам не видны')).toBeVisible();
});

test('pictures open over the page, and back closes them', async ({ page }) => {
  await page.goto('/p/5');
  await untilInteractive(page);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: 'Открыть фотографию 2' }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/p\/5$/);
  await page.getByRole('button', { name: 'Открыть фотографию 1' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Описание' })).toBeVisible();
});

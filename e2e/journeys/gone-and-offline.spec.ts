import { expect, signIn, test, untilInteractive } from '../support/test.ts';

test('what is not there says so and leads on, instead of blaming the connection', async ({
  own,
  page,
}) => {
  await page.goto('/p/99999999');
  await expect(page.getByRole('heading', { name: 'Этого товара больше нет' })).toBeVisible();
  await page.goto('/organizations/99999999');
  await expect(page.getByRole('heading', { name: 'Такой организации нет' })).toBeVisible();
  await signIn(page, await own.newPerson());
  for (const path of ['/receipts/99999999', '/carts/99999999']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Здесь ничего нет' })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeHidden();
  await page.getByRole('button', { name: 'На главную' }).click();
  await expect(page).toHaveURL('/home/posts');
});

test('offline, pages within reach open, say what they wait for, and go on by themselves', async ({
  page,
}) => {
  await page.goto('/home/posts');
  await untilInteractive(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/page-item')),
  );
  await page.context().setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'Нет соединения' })).toBeVisible();
  await page.locator('main a[href*="/p/"]').first().click();
  await expect(page.getByRole('heading', { name: 'Нет соединения' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Назад' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Описание' })).toBeVisible();
  await expect(page.getByText('Нет соединения')).toBeHidden();
});

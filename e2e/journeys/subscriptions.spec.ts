import { DEMO, expect, signIn, test } from '../support/test.ts';

test('whom a person follows is one press away, with their posts', async ({ page }) => {
  await signIn(page, DEMO.client);
  await page.goto('/home/posts');
  await page.getByRole('link', { name: 'Подписки' }).click();
  await expect(page).toHaveURL('/subscriptions/posts');
  const posts = page.getByRole('list', { name: 'Публикации' });
  await expect(posts.getByRole('listitem').first()).toBeVisible();

  // Also the home has a link of this name, and may not be gone yet.
  await page.locator('a[href="/subscriptions/organizations"]').click();
  const organizations = page.getByRole('list', { name: 'Организации' });
  await organizations.getByRole('link', { name: /Ала-Тоо Мода/ }).click();
  await expect(page).toHaveURL('/organizations/1');
  await expect(page.getByRole('button', { name: 'Вы подписаны' })).toBeVisible();

  // The two sections are one step of the history.
  await page.goBack();
  await expect(page).toHaveURL('/subscriptions/organizations');
  await page.goBack();
  await expect(page).not.toHaveURL(/subscriptions/);
});

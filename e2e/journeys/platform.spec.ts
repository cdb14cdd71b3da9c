import { DEMO, expect, signIn, test } from '../support/test.ts';

test('an operator of the platform finds its page among their work, and nobody else does', async ({
  page,
}) => {
  await signIn(page, DEMO.operator);
  await page.goto('/profile');
  await page
    .getByRole('region', { name: 'Работа' })
    .getByRole('link', { name: 'Платформа' })
    .click();
  await expect(page).toHaveURL('/platform');
  await expect(page.getByRole('heading', { name: 'Спорные платежи' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/profile');

  await signIn(page, DEMO.client);
  await page.goto('/profile');
  await expect(page.getByRole('main').getByRole('link', { name: 'Чаты' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Платформа' })).toBeHidden();
});

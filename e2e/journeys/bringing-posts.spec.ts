import { expect, signIn, test, untilInteractive } from '../support/test.ts';

test('posts of Instagram become drafts, once each', async ({ own, page }) => {
  const shop = await own.newBusiness();
  await signIn(page, shop.owner);
  await page.goto(`/organizations/${shop.id}/manage/items/import`);
  await untilInteractive(page);
  await page.getByRole('button', { name: 'Подключить Instagram' }).click();
  await expect(page.getByText('Подключён аккаунт @karavan.demo')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/organizations/${shop.id}/manage/items/import\\??$`));
  await expect(page.getByText('Из 3 публикаций сделаны черновики.')).toBeVisible();
  await expect(page.getByText(/^Обновлено /)).toBeVisible();

  await page.getByRole('link', { name: 'Посмотреть черновики' }).click();
  await expect(page.getByText('Кружка ручной работы')).toBeVisible();
  await expect(page.getByText('Льняная скатерть, 140 на 200')).toBeVisible();

  await page.goto(`/organizations/${shop.id}/manage/items/import`);
  await untilInteractive(page);
  await page.getByRole('button', { name: 'Отключить' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отключить' }).click();
  await page.getByRole('button', { name: 'Подключить Instagram' }).click();
  await expect(page.getByText(/^Обновлено /)).toBeVisible();
  await expect(page.getByText('Из 3 публикаций сделаны черновики.')).toBeVisible();
});

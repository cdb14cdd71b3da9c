import { expect, signIn, test } from '../support/test.ts';

test('an owner has events sent to an address, sees its secret once, and why a test did not arrive', async ({
  page,
  own,
}) => {
  const shop = await own.newBusiness('Лавка у моста');
  await signIn(page, shop.owner);
  await page.goto(`/organizations/${shop.id}/manage/webhooks`);
  await page.getByRole('button', { name: 'Добавить адрес' }).click();
  const form = page.getByRole('form', { name: 'Новый вебхук' });
  // A name that leads nowhere, by its very definition.
  await form.getByLabel('Адрес').fill('https://books.invalid/karavan');
  await form.getByLabel('Название для вас').fill('Бухгалтерия');
  await form.getByRole('checkbox', { name: 'Заказ оплачен' }).check();
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await page.getByRole('button', { name: 'Секрет сохранён' }).click();
  await page.reload();
  await expect(page.getByText(/^whsec_/)).toBeHidden();

  const card = page.getByRole('region', { name: 'Бухгалтерия' });
  await card.getByRole('button', { name: 'Проверить' }).click();
  await expect(card.getByText('Проверочное сообщение')).toBeVisible();
  await expect(async () => {
    await card.getByRole('button', { name: 'Обновить' }).click();
    await expect(card.getByText('Не удалось')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await card.getByText('1 попытка').click();
  await expect(card.getByText('адрес недоступен')).toBeVisible();

  await card.getByRole('button', { name: 'Выключить' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Выключить' }).click();
  await expect(card.getByRole('button', { name: 'Включить' })).toBeVisible();
});

import { expect, signIn, test } from '../support/test.ts';

test('an organization writes to its followers, one reads it and mutes it', async ({
  own,
  openAs,
  page,
}) => {
  const shop = await own.newBusiness('Мастерская');
  await signIn(page, await own.newPerson('Айгуль'));
  await page.goto(`/organizations/${shop.id}`);
  await page.getByRole('main').getByRole('button', { name: 'Подписаться' }).click();
  await expect(page.getByRole('button', { name: 'Вы подписаны' })).toBeVisible();

  const desk = await openAs(shop.manager);
  await desk.goto(`/organizations/${shop.id}/manage/messages`);
  await expect(desk.getByText('Получит 1 подписчик')).toBeVisible();
  await desk.getByRole('textbox', { name: 'Сообщение' }).fill('Завтра скидки');
  await desk.getByRole('button', { name: 'Отправить' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Отправить' }).click();
  await expect(desk.getByText('Отправлено 1 подписчику')).toBeVisible();
  await expect(desk.getByText(/Следующее сообщение можно отправить с/)).toBeVisible();

  await page.goto('/messenger');
  const entry = page.getByRole('link', { name: /Сообщения организаций/ });
  await expect(entry).toContainText('1 непрочитанное');
  await entry.click();
  await page.getByRole('link', { name: /Мастерская/ }).click();
  await expect(page).toHaveURL(`/messages?organization=${shop.id}`);
  await expect(page.getByRole('article').getByText('Завтра скидки')).toBeVisible();
  const mute = page.getByRole('switch', { name: 'Не уведомлять' });
  await mute.click();
  await expect(page.getByText('Уведомлений больше не будет')).toBeVisible();

  await page.goto('/messenger');
  await expect(entry).toBeVisible();
  await expect(entry).not.toContainText('непрочитанное');
  await desk.reload();
  await expect(desk.getByText(/получил 1 · прочитал 1/)).toBeVisible();
  await page.goto(`/organizations/${shop.id}`);
  await expect(page.getByRole('button', { name: 'Без уведомлений', pressed: true })).toBeVisible();
});

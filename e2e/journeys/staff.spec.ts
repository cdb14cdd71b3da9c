import { expect, signIn, test } from '../support/test.ts';

test('an owner hires by number, the other accepts on the card, works, and loses it with the page open', async ({
  page,
  own,
  openAs,
}) => {
  const shop = await own.newBusiness('Лавка у моста');
  const person = await own.newPerson('Айпери Бекова');
  const manage = `/organizations/${shop.id}/manage`;

  await signIn(page, shop.owner);
  await page.goto(`${manage}/roles/new`);
  await page.getByRole('button', { name: 'Менеджер' }).click();
  await page.getByRole('switch', { name: /Управлять сотрудниками/ }).click();
  await page.getByRole('button', { name: 'Создать роль' }).click();
  await expect(page.getByRole('link', { name: /Менеджер/ }).first()).toBeVisible();

  await page.goto(`${manage}/staff/invite`);
  await page.getByLabel('UID или телефон').fill('abc');
  await page.getByRole('button', { name: 'Найти' }).click();
  await expect(page.getByText('Можно вводить только цифры')).toBeVisible();
  await page.getByLabel('UID или телефон').fill(`UID${person.id}`);
  await page.getByRole('button', { name: 'Найти' }).click();
  await expect(page.getByText('А••• Б•••')).toBeVisible();
  await expect(page.getByText('Айпери')).toHaveCount(0);
  await page.getByRole('radio', { name: /Менеджер/ }).check();
  await page.getByLabel('Должность').fill('Управляющая');
  await page.getByRole('button', { name: 'Отправить приглашение' }).click();
  await expect(page).toHaveURL(/group=invited/);
  await expect(page.getByText('Ждёт ответа')).toBeVisible();

  const theirs = await openAs(person);
  await theirs.goto('/notifications/');
  await expect(theirs.getByText('Вас приглашают на работу')).toBeVisible();
  await theirs.getByRole('button', { name: 'Принять' }).click();
  await expect(theirs.getByText('Вы приняты на работу')).toBeVisible();
  await theirs.goto(`${manage}/staff`);
  await expect(theirs.getByText('Управляющая', { exact: false }).first()).toBeVisible();

  await page.goto(`${manage}/staff`);
  await page.getByRole('link', { name: /Айпери Бекова/ }).click();
  await page.getByRole('button', { name: 'Уволить' }).click();
  await page.getByRole('button', { name: 'Уволить' }).last().click();
  await expect(page.getByText('Уволен', { exact: true })).toBeVisible();

  await expect(theirs.getByText('Вы больше не работаете здесь')).toBeVisible();
  await expect(theirs.getByText('Вы больше не работаете: Лавка у моста')).toBeVisible();
  await theirs.goto('/profile/workplaces');
  await expect(theirs.getByText('Вы пока нигде не работаете')).toBeVisible();

  await page.goto(`${manage}/audit`);
  await expect(page.getByText('Сотрудник уволен')).toBeVisible();
});

import { expect, PASSWORD, signIn, test } from '../support/test.ts';

test('an owner hands an organization over, and is a manager there from then on', async ({
  page,
  own,
  openAs,
}) => {
  const shop = await own.newBusiness('Мастерская у реки');
  const person = await own.newPerson('Айпери Бекова');
  const path = `/organizations/${shop.id}/manage/transfer`;

  await signIn(page, shop.owner);
  await page.goto(path);
  await page.getByRole('button', { name: 'Передать организацию' }).click();
  await page.getByLabel('UID или телефон').fill(`UID${person.id}`);
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page.getByText('А••• Б•••')).toBeVisible();
  await page.getByRole('button', { name: 'Предложить' }).click();
  await expect(page.getByText('Организация предложена')).toBeVisible();

  const theirs = await openAs(person);
  await theirs.goto('/notifications/');
  await expect(theirs.getByText('Вам предлагают организацию')).toBeVisible();
  await theirs.getByRole('button', { name: 'Стать владельцем' }).click();
  const sure = theirs.getByRole('alertdialog');
  await sure.getByRole('button', { name: 'Стать владельцем' }).click();
  await expect(theirs.getByText('Организация теперь ваша').first()).toBeVisible();
  await theirs.goto(path);
  await expect(theirs.getByRole('button', { name: 'Передать организацию' })).toBeVisible();

  await page.goto('/notifications/');
  await expect(page.getByText('Вы передали организацию')).toBeVisible();
  await page.goto(path);
  await expect(page.getByText('Этот раздел не для вас')).toBeVisible();
});

import { expect, signIn, test, untilInteractive } from '../support/test.ts';

test('a ticket is handed to a friend, who gets a code of their own', async ({
  page,
  own,
  openAs,
}) => {
  const stage = await own.newBusiness('Сцена на площади');
  const event = await own.newEvent(stage);
  const friend = await own.newPerson('Айпери Бекова');

  await signIn(page, await own.newPerson());
  await page.goto(`/p/${event}`);
  await untilInteractive(page);
  await page.getByRole('button', { name: 'Купить 1 билет' }).click();
  await expect(page).toHaveURL(/\/receipts\/\d+$/);
  const receipt = page.url();
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await page.waitForURL('**/sandbox/pay/*');
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await expect(page).toHaveURL(/\/payment-success/);
  await page.goto(receipt);
  await page.getByRole('button', { name: 'Передать' }).click();
  await page.getByLabel('Кому').fill(`UID${friend.id}`);
  await page.getByRole('button', { name: 'Предложить билет' }).click();
  await expect(page.getByText(/Предложен: А••• Б•••/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR-код билета 1' })).toBeVisible();

  const theirs = await openAs(friend);
  await theirs.goto('/notifications/');
  await theirs.getByText('Вам передают билет').click();
  await expect(theirs).toHaveURL(/\/tickets$/);
  await theirs.getByRole('button', { name: 'Принять' }).click();
  await expect(theirs.getByRole('img', { name: 'QR-код билета 1' })).toBeVisible();

  await page.goto(receipt);
  await expect(page.getByText('Передан: Айпери Бекова')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR-код билета 1' })).toHaveCount(0);
});

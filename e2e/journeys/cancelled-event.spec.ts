import { expect, signIn, test, untilInteractive } from '../support/test.ts';

test('staff cancel an event: the client sees the money come back, and the door refuses the ticket', async ({
  page,
  own,
  openAs,
}) => {
  const stage = await own.newBusiness('Сцена у озера');
  const event = await own.newEvent(stage);
  const manage = `/organizations/${stage.id}/manage/events`;

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
  await expect(page.getByText('Действует', { exact: true })).toHaveCount(1);

  const owner = await openAs(stage.owner);
  await owner.goto(manage);
  await owner.getByRole('link', { name: /Концерт/ }).click();
  await expect(owner.getByRole('button', { name: /^Пропустить/ })).toBeVisible();
  await owner.getByRole('button', { name: 'Отменить событие' }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Отменить навсегда' }).click();
  await expect(dialog.getByText('Отменить навсегда')).toBeVisible();
  await dialog.getByLabel('Причина').fill('Артист заболел');
  await dialog.getByRole('button', { name: 'Отменить навсегда' }).click();
  await expect(owner.getByText('Отменено').first()).toBeVisible();
  await expect(owner.getByRole('button', { name: /^Пропустить/ })).toHaveCount(0);

  await expect(async () => {
    await page.goto(receipt);
    await expect(page.getByText('Возвращён', { exact: true })).toHaveCount(1, { timeout: 2000 });
  }).toPass();
  await expect(page.getByText(/Артист заболел/)).toBeVisible();
  await owner.getByRole('tab', { name: 'Изменения' }).click();
  await expect(owner.getByText('Возвращено заказов: 1 из 1')).toBeVisible({ timeout: 20_000 });
  await page.goto(`/p/${event}`);
  await expect(page.getByText('Событие отменено')).toBeVisible();
});

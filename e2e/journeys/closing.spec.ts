import { callAs } from '../support/call-as.ts';
import { expect, signIn, test } from '../support/test.ts';

test('an owner announces the closing, takes it back, closes at once, and clients are told', async ({
  page,
  browser,
  own,
}) => {
  const { id, title, owner } = await own.newBusiness(`Лавка ${Date.now()}`);
  await signIn(page, owner);
  await page.goto(`/organizations/${id}/manage/life`);
  const panel = page.getByRole('region', { name: 'Работа организации' });
  await expect(panel.getByText('Работает', { exact: true })).toBeVisible();
  await panel.getByLabel('Название организации').fill(title);
  await panel.getByRole('button', { name: 'Объявить закрытие' }).click();
  const sure = page.getByRole('alertdialog');
  await sure.getByRole('button', { name: 'Объявить закрытие' }).click();
  await expect(panel.getByText('Закрытие объявлено').first()).toBeVisible();

  const guest = await browser.newPage();
  await guest.goto(`/organizations/${id}`);
  await expect(guest.getByText('До этого дня всё продаётся', { exact: false })).toBeVisible();

  await panel.getByRole('button', { name: 'Отменить закрытие' }).click();
  await sure.getByRole('button', { name: 'Отменить закрытие' }).click();
  await expect(panel.getByText('Работает', { exact: true })).toBeVisible();

  await panel.getByRole('radio', { name: 'Сразу' }).check();
  await panel.getByLabel('Название организации').fill(title);
  await panel.getByRole('button', { name: 'Закрыть сейчас' }).click();
  await sure.getByRole('button', { name: 'Закрыть сейчас' }).click();
  await expect(panel.getByText('Закрывается', { exact: true }).first()).toBeVisible();

  // Guests are shown what was so up to ten seconds ago; and nothing is open there, so it ends within a minute.
  await expect(async () => {
    await guest.reload();
    const notice = guest.getByText(/^Организация (закрывается|закрыта)$/).first();
    await expect(notice).toBeVisible({ timeout: 1000 });
  }).toPass();
  await guest.close();
});

test('an owner begins a new series of receipts', async ({ page, request, own }) => {
  const { id, owner } = await own.newBusiness(`Лавка ${Date.now()}`);
  const client = await own.newPerson();
  const call = await callAs(request, owner);
  await call('POST', `/organizations/${id}/transactions/complete/`, {
    client: `UID${client.id}`,
    amount: '100',
  });
  await signIn(page, owner);
  await page.goto(`/organizations/${id}/manage/life`);
  const panel = page.getByRole('region', { name: 'Номера чеков' });
  await expect(panel.getByText('A-2', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Начать новую серию' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Начать новую серию' }).click();
  await expect(panel.getByText('B-1', { exact: true })).toBeVisible();
});

import { expect, signIn, test, untilInteractive } from '../support/test.ts';

test('an overlay opens over the page, keeps what is typed, and back closes it', async ({
  own,
  page,
}) => {
  const { id } = await own.newProduct(await own.newBusiness());
  await signIn(page, await own.newPerson());
  await page.goto(`/p/${id}`);
  await untilInteractive(page);
  await page.getByRole('button', { name: 'Пожаловаться' }).click();
  const overlay = page.getByRole('dialog', { name: 'Жалоба на товар' });
  await overlay.getByRole('button', { name: 'Отправить жалобу' }).click();
  await expect(overlay.getByText('Выберите причину')).toBeVisible();
  await page.goBack();
  await expect(overlay).toBeHidden();
  await expect(page).toHaveURL(`/p/${id}`);

  await page.getByRole('button', { name: 'Пожаловаться' }).click();
  await overlay.getByText('Другое').click();
  await overlay.getByLabel('Подробности').fill('На фотографии другой товар');
  await overlay.getByRole('button', { name: 'Отправить жалобу' }).click();
  await expect(overlay).toBeHidden();
  await expect(page.getByText('Жалоба отправлена')).toBeVisible();
});

test('an overlay whose remote fails says so, and a retry recovers', async ({
  own,
  page,
  faultyProxy,
}) => {
  await signIn(page, await own.newPerson());
  await page.goto(`${faultyProxy.url}/saved`);
  faultyProxy.break(/overlay-add_folder/, 'status 500');
  await page.getByRole('button', { name: 'Новая папка' }).click();
  const overlay = page.getByRole('dialog');
  await expect(overlay.getByText(/Сервер не отдал/)).toBeVisible();
  faultyProxy.mend();
  await overlay.getByRole('button', { name: 'Повторить' }).click();
  await expect(overlay.getByRole('heading', { name: 'Новая папка' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
});

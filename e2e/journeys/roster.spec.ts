import { expect, signIn, test } from '../support/test.ts';

test('an owner plans a shift, plans the week after it like that one, and the employee sees both', async ({
  page,
  own,
  openAs,
}) => {
  const shop = await own.newBusiness('Лавка у моста');
  const seller = await openAs(shop.seller);
  // A Wednesday of the week after next: nothing of it has begun, wherever the organization is.
  const day = new Date();
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7) + 16);
  const written = day.toISOString().slice(0, 10);

  await signIn(page, shop.owner);
  await page.goto(`/organizations/${shop.id}/manage/attendance`);
  await page.getByRole('link', { name: 'График смен' }).click();
  await page.getByRole('button', { name: 'Добавить смену', exact: true }).click();
  const form = page.getByRole('form', { name: 'Добавить смену' });
  // By name: Елена, Мария, Нурлан.
  await form.getByLabel('Сотрудник').selectOption({ index: 1 });
  await form.getByLabel('День').fill(written);
  await form.getByLabel('Начало').fill('22:00');
  await form.getByLabel('Конец').fill('06:00');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Смена добавлена')).toBeVisible();

  await page.goto(`/organizations/${shop.id}/manage/attendance/roster?week=${written}`);
  await expect(page.getByRole('button', { name: /22:00–06:00/ })).toBeVisible();
  await page.getByRole('button', { name: 'Следующая неделя' }).click();
  await page.getByRole('button', { name: 'Как на прошлой неделе' }).click();
  await expect(page.getByText('Добавлена 1 смена')).toBeVisible();
  await expect(page.getByRole('button', { name: /22:00–06:00/ })).toBeVisible();

  await seller.goto('/profile/workplaces');
  await seller.getByRole('link', { name: 'Приход и уход' }).click();
  await expect(seller.getByRole('heading', { name: 'Мои смены' })).toBeVisible();
  await seller.goto(`${new URL(seller.url()).pathname}?week=${written}`);
  const shifts = seller.getByRole('region', { name: 'Мои смены' });
  await expect(shifts.getByText('22:00–06:00')).toBeVisible();
  await shifts.getByRole('button', { name: 'Следующая неделя' }).click();
  await expect(shifts.getByText('22:00–06:00')).toBeVisible();
});

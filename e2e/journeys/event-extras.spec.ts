import { callAs } from '../support/call-as.ts';
import { violationsOn } from '../support/axe.ts';
import { takePhoto } from '../support/phone-photo.ts';
import { expect, signIn, test, untilInteractive } from '../support/test.ts';

test('staff add an extra to an event, a client buys it with tickets, and the door gives it out', async ({
  page,
  own,
  request,
}) => {
  const stage = await own.newBusiness('Сцена в саду');
  const event = await own.newEvent(stage);
  await signIn(page, stage.owner);
  await page.goto(`/organizations/${stage.id}/manage/events/${event}/edit`);
  await page.locator('input[type=file][accept="image/*"]').setInputFiles({
    name: 'stage.jpg',
    mimeType: 'image/jpeg',
    buffer: await takePhoto(page),
  });
  await page.locator('summary', { hasText: 'Дополнения к билетам' }).click();
  await page.getByRole('button', { name: 'Добавить дополнение' }).click();
  const extras = page.getByRole('list', { name: 'Дополнения к билетам' });
  await extras.getByLabel('Название').fill('Парковка');
  await extras.getByLabel('Цена').fill('150');
  await extras.getByLabel('Всего').fill('3');
  await extras.getByLabel('Не больше на заказ').fill('2');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page).toHaveURL(new RegExp(`/manage/events/${event}$`));
  await expect(page.getByRole('heading', { name: /^Парковка · 150/ })).toBeVisible();

  const client = await own.newPerson();
  await signIn(page, client);
  await page.goto(`/p/${event}`);
  await untilInteractive(page);
  const choice = page.getByRole('region', { name: 'Дополнения к билетам' });
  const more = choice.getByRole('button', { name: 'На один больше' });
  await more.click();
  await more.click();
  await expect(more).toBeDisabled();
  await expect(page.getByRole('definition').filter({ hasText: /^300/ })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: /^Купить/ }).click();
  await expect(page).toHaveURL(/\/receipts\/\d+$/);
  await expect(page.getByText('Парковка').first()).toBeVisible();

  const owner = await callAs(request, stage.owner);
  const run = await owner<{ extras: readonly object[] }>(
    'GET',
    `/organizations/${stage.id}/events/${event}/`,
  );
  expect(run.extras).toMatchObject([{ name: 'Парковка', held: 2, sold: 0 }]);
});

test('an event is duplicated as a draft, and the draft deleted', async ({ page, own }) => {
  const stage = await own.newBusiness('Сцена на холме');
  const event = await own.newEvent(stage);
  await signIn(page, stage.owner);
  await page.goto(`/organizations/${stage.id}/manage/events/${event}`);
  await page.getByRole('button', { name: 'Действия' }).click();
  await page.getByRole('button', { name: 'Создать копию' }).click();
  await expect(page).toHaveURL(/\/manage\/events\/\d+\/edit$/);
  await expect(page.getByText('Копия создана как черновик')).toBeVisible();
  const [, copy] = /events\/(\d+)\/edit/.exec(page.url())!;
  expect(copy).not.toBe(String(event));
  await page.goto(`/organizations/${stage.id}/manage/events/${copy}`);
  await page.getByRole('button', { name: 'Действия' }).click();
  await page.getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(page).toHaveURL(/\/manage\/events$/);
  await expect(page.getByText('Удалено', { exact: true })).toBeVisible();
});

test('an event is archived, and back on sale by the same toast', async ({ page, own }) => {
  const stage = await own.newBusiness('Сцена у моря');
  const event = await own.newEvent(stage);
  await signIn(page, stage.owner);
  await page.goto(`/organizations/${stage.id}/manage/events/${event}/edit`);
  await page.locator('input[type=file][accept="image/*"]').setInputFiles({
    name: 'stage.jpg',
    mimeType: 'image/jpeg',
    buffer: await takePhoto(page),
  });
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page).toHaveURL(new RegExp(`/manage/events/${event}$`));
  await page.getByRole('button', { name: 'В архив' }).click();
  await expect(page.getByRole('button', { name: 'Вернуть в продажу' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(page.getByRole('button', { name: 'В архив' })).toBeVisible();
  await page.goto(`/p/${event}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

import { violationsOn } from '../support/axe.ts';
import { expect, signIn, test } from '../support/test.ts';

test('one comes from tab to tab upon organizations, services and partners', async ({ page }) => {
  await page.goto('/home/posts');
  const tabs = page.getByRole('navigation', { name: 'Разделы' });
  await tabs.getByRole('link', { name: 'Организации' }).click();
  await expect(page).toHaveURL('/home/organizations');
  await expect(page).toHaveTitle('Организации — Karavan');
  const organizations = page.getByRole('list', { name: 'Организации' });
  await expect(organizations.getByRole('link').first()).toBeVisible();
  await page.getByLabel('Вид').selectOption('Кофейня');
  await expect(page).toHaveURL(/type=6/);
  await expect(organizations.getByRole('link').first()).toContainText('Кофейня');
  expect(await violationsOn(page)).toEqual([]);

  await tabs.getByRole('link', { name: 'Услуги' }).click();
  await page.getByRole('link', { name: /Кофе с собой/ }).click();
  await expect(page.getByRole('heading', { name: 'Кофе с собой', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'На карте' }).click();
  const beside = page.getByRole('dialog').getByRole('list', { name: 'Организации на карте' });
  await expect(beside.getByRole('button').first()).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await beside.getByRole('button').first().click();
  await expect(page).toHaveURL(/\/organizations\/\d+$/);

  await page.goto('/home/partners');
  await page.getByRole('list', { name: 'Партнёры' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/home\/partners\/\d+$/);
  await page.getByRole('link', { name: 'Об организации' }).click();
  await expect(page.getByRole('link', { name: 'Страница организации' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
});

test('what is popular comes first where one wants it so', async ({ page }) => {
  await page.goto('/home/posts');
  await page.getByRole('combobox', { name: 'Сортировка' }).selectOption('popular');
  await expect(page).toHaveURL(/order_by=popular/);
  const posts = page.getByRole('list', { name: 'Публикации' }).getByRole('listitem');
  const counts = page.getByRole('button', { name: /Нравится/ });
  await expect(posts.first()).toBeVisible();
  await expect(counts.first()).toContainText(/\d/);
  // Also of what one searches for; it stays in the address.
  await page.goto('/home/search?search=плат&view=FEED');
  await page.getByRole('combobox', { name: 'Сортировка' }).selectOption('popular');
  await expect(page).toHaveURL(/order_by=popular/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Сортировка' })).toHaveValue('popular');
  await expect(counts.first()).toContainText(/\d/);
  expect(await violationsOn(page)).toEqual([]);
});

test('each tab has its name in the title, also from the server', async ({ page, request }) => {
  const served = await request.get('/home/partners', { headers: { 'accept-language': 'de' } });
  expect(await served.text()).toContain('<title>Partner — Karavan</title>');
  await page.goto('/home/promotions');
  await expect(page).toHaveTitle('Акции — Karavan');
  await page.getByRole('link', { name: 'Посты' }).click();
  await expect(page).toHaveURL('/home/posts');
  await expect(page).not.toHaveTitle(/Акции/);
});

test('whoever edits an organization chooses its services, and people find it by them', async ({
  own,
  page,
}) => {
  const shop = await own.newBusiness();
  await signIn(page, shop.owner);
  await page.goto(`/organizations/${shop.id}/manage/services`);
  await page.getByRole('button', { name: 'Курсы' }).click();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Услуги сохранены')).toBeVisible();
  await page.goto('/services/902');
  await expect(page.locator(`a[href="/organizations/${shop.id}"]`)).toBeVisible();
});

import { violationsOn } from '../support/axe.ts';
import { untilStill } from '../support/still.ts';
import { DEMO, expect, signIn, test, untilInteractive } from '../support/test.ts';

test('the first screen of an organization needs no script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'ru-RU' });
  const page = await context.newPage();
  await page.goto(`${baseURL}/organizations/1`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ала-Тоо Мода' })).toBeVisible();
  await expect(page.getByText('Контакты')).toBeVisible();
  await page.locator('summary').click();
  await expect(page.getByText('понедельник')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Публикации' }).getByRole('link')).not.toHaveCount(0);
  await context.close();
});

test('a client follows an organization, still does so after a reload, and stops', async ({
  own,
  page,
}) => {
  const shop = await own.newBusiness();
  await signIn(page, await own.newPerson());
  await page.goto(`/organizations/${shop.id}`);
  const followers = page.getByText(/подписчик/);
  await expect(followers).toHaveText('0 подписчиков');
  await page.getByRole('button', { name: 'Подписаться' }).click();
  await expect(page.getByRole('button', { name: 'Вы подписаны' })).toBeVisible();
  await expect(followers).toHaveText('1 подписчик');
  await page.reload();
  await page.getByRole('button', { name: 'Вы подписаны' }).click();
  await expect(page.getByRole('button', { name: 'Подписаться' })).toBeVisible();
  await expect(followers).toHaveText('0 подписчиков');
});

test('a guest who follows is asked to sign in', async ({ page }) => {
  await page.goto('/organizations/1');
  await untilInteractive(page);
  await page.getByRole('button', { name: 'Подписаться' }).click();
  await expect(page.getByText('Войдите, чтобы продолжить')).toBeVisible();
  await page.getByRole('button', { name: 'Войти' }).last().click();
  await expect(page).toHaveURL(/\/auth$/);
});

test('a client sees how far they are on the discount card', async ({ page }) => {
  await signIn(page, DEMO.client);
  await page.goto('/organizations/1');
  const card = page.getByRole('article', { name: 'Накопительная карта' });
  await expect(card.getByRole('listitem')).toHaveCount(4);
  await expect(card.locator('[aria-current]')).toHaveCount(1);
});

test('an address opens its place on a map of our own, and back closes it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/organizations/1');
  await untilInteractive(page);
  await page.getByRole('button', { name: /Показать на карте/ }).click();
  const overlay = page.getByRole('dialog', { name: 'Ала-Тоо Мода' });
  await expect(overlay.getByRole('link', { name: 'Открыть в картах' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=42\./,
  );
  const map = overlay.getByRole('region', { name: 'Карта: Ала-Тоо Мода' });
  await expect(map).toBeVisible();
  await expect(overlay.getByRole('button', { name: 'Ближе' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  const ours = new URL(page.url()).origin;
  expect(asked.filter((url) => !/^(data|blob):/.test(url) && !url.startsWith(ours))).toEqual([]);
  await page.goBack();
  await expect(overlay).toBeHidden();
});

test('a client complains about an organization', async ({ own, page }) => {
  const shop = await own.newBusiness();
  await signIn(page, await own.newPerson());
  await page.goto(`/organizations/${shop.id}`);
  await page.getByRole('button', { name: 'Пожаловаться' }).click();
  const overlay = page.getByRole('dialog', { name: 'Жалоба на организацию' });
  await overlay.getByText('Спам').click();
  await overlay.getByRole('button', { name: 'Отправить жалобу' }).click();
  await expect(overlay).toBeHidden();
  await expect(page.getByText('Жалоба отправлена')).toBeVisible();
});

test('an address that no organization has says so', async ({ page }) => {
  await page.goto('/organizations/999999');
  await expect(page.getByRole('heading', { name: 'Такой организации нет' })).toBeVisible();
});

test('the items of an organization are endless, and coming back finds the place', async ({
  page,
}) => {
  await page.goto('/organizations/1');
  await untilInteractive(page);
  // It stands above the items and comes when the page is idle.
  await expect(page.getByRole('button', { name: /^Все карты/ })).toBeVisible();
  const items = page.getByRole('list', { name: 'Публикации' }).getByRole('listitem');
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, 1500));
    await expect(items.last()).toHaveAttribute('aria-posinset', /^(1[7-9]|[2-9]\d)$/, {
      timeout: 300,
    });
  }).toPass();
  const offset = await untilStill(page);
  const item = items.last().getByRole('link');
  const address = await item.getAttribute('href');
  await item.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole('button', { name: 'В корзину' })).toBeVisible();
  await page.goBack();
  await expect(items.first()).toBeAttached();
  expect(await untilStill(page)).toBe(offset);
});

test('a manager offers a partnership once, the other accepts on the card, and partners lead to each other', async ({
  own,
  openAs,
  page,
}) => {
  const [house, shop] = [await own.newBusiness('Дом у реки'), await own.newBusiness('Лавка')];
  await signIn(page, house.manager);
  await page.goto(`/organizations/${shop.id}`);
  const offer = page.getByRole('button', { name: 'Партнёрство от имени «Дом у реки»' });
  await offer.click();
  await expect(page.getByText('Запрос на партнерство успешно отправлен')).toBeVisible();
  await page.reload();
  await offer.click();
  await expect(page.getByText('Партнер уже добавлен')).toBeVisible();

  const theirs = await openAs(shop.manager);
  await theirs.goto('/notifications/');
  const card = theirs.getByRole('article').filter({ hasText: 'Дом у реки' });
  await card.getByRole('button', { name: 'Принять' }).click();
  await expect(card.getByText('Вы приняли запрос')).toBeVisible();
  await page.reload();
  const partners = page.getByRole('region', { name: 'Партнёры' });
  await partners.getByRole('link', { name: 'Дом у реки' }).click();
  await expect(page).toHaveURL(`/organizations/${house.id}`);
  await expect(partners.getByRole('link', { name: 'Лавка' })).toBeVisible();
  await page.goto(`/home/partners/${house.id}/organizations`);
  await expect(page.getByRole('main').getByText('Лавка', { exact: true })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Разделы' })
    .getByRole('link', { name: 'Скидки' })
    .click();
  await expect(page).toHaveURL(`/home/partners/${house.id}/discounts`);
  await expect(page.getByRole('main').getByText(/^Скидка до 10/)).toBeVisible();
});

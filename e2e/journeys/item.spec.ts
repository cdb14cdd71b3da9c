import type { Page } from '@playwright/test';
import { callAs } from '../support/call-as.ts';
import { boxOf, expect, signIn, test, untilInteractive } from '../support/test.ts';

/** An item with a long description and a video of its own. */
const LONG_TEXT = '/p/3';
/** A concert with a video on YouTube. */
const ON_YOUTUBE = '/p/258';

const readIn = (page: Page, locale: string) =>
  page
    .context()
    .addCookies([{ name: 'locale', value: locale, url: test.info().project.use.baseURL! }]);

test('a long description opens, and is read in one’s own language and as it was written', async ({
  page,
}) => {
  await readIn(page, 'en');
  await page.goto(LONG_TEXT);
  await untilInteractive(page);
  const words = page.getByText('Сшито в нашей мастерской');
  const height = async () => (await boxOf(words)).height;
  const clamped = await height();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(height).toBeGreaterThan(clamped * 1.5);

  await page.getByRole('button', { name: 'Translate' }).click();
  await expect(page.getByText('Sewn in our workshop')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/[а-я]{3}/i);
  await page.getByRole('button', { name: 'Show original' }).click();
  await expect(words).toBeVisible();
  await page.getByRole('button', { name: 'Show less' }).click();
  await expect.poll(height).toBe(clamped);
});

test('a post that is translated in the feed stays so on its own page', async ({ page }) => {
  await readIn(page, 'de');
  // The dearest one of the demo: what other journeys publish is cheaper, and nobody has translated it.
  await page.goto('/home/posts/1?order_by=-price');
  await untilInteractive(page);
  const card = page.getByRole('main').getByRole('listitem').first();
  const translate = card.getByRole('button', { name: 'Übersetzen' });
  await translate.click();
  await expect(translate).toHaveAttribute('aria-pressed', 'true');
  const link = card.locator('a[href^="/p/"]');
  await expect(link).not.toHaveText(/[а-я]{3}/i);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/[а-я]{3}/i);
});

test('whoever reads the language of an item is offered no translation', async ({ page }) => {
  await page.goto(LONG_TEXT);
  await untilInteractive(page);
  await expect(page.getByRole('button', { name: 'Показать полностью' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Перевести' })).toHaveCount(0);
});

test('the pictures beside the first one are a press away, and after the last comes the first', async ({
  page,
}) => {
  await page.goto('/p/5');
  await untilInteractive(page);
  const picture = (number: number) =>
    page.getByRole('button', { name: `Открыть фотографию ${number}` });
  await expect(page.getByText('1 / 4')).toBeVisible();
  await page.getByRole('button', { name: 'Следующее' }).click();
  await expect(picture(2)).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByText('2 / 4')).toBeVisible();
  await page.getByRole('button', { name: 'Предыдущее' }).click();
  await expect(page.getByText('1 / 4')).toBeVisible();
  await page.getByRole('button', { name: 'Предыдущее' }).click();
  await expect(picture(4)).toBeInViewport({ ratio: 0.9 });
});

test('a video of the shop starts, and is sought, without leaving the page', async ({ page }) => {
  await page.goto(LONG_TEXT);
  await untilInteractive(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.getByRole('button', { name: 'Видео' }).click();
  const video = page.getByLabel(/^Видео: /);
  await expect(video).toBeInViewport();
  expect(requested.filter((url) => url.endsWith('.mp4'))).toEqual([]);
  await video.evaluate((player: HTMLVideoElement) => {
    player.muted = true;
    return player.play();
  });
  const time = () => video.evaluate((player: HTMLVideoElement) => player.currentTime);
  await expect.poll(time).toBeGreaterThan(0.1);
  await video.evaluate((player: HTMLVideoElement) => {
    player.currentTime = 5;
  });
  await expect.poll(time).toBeGreaterThan(5);

  await page.getByRole('button', { name: 'Открыть фотографию 1' }).click();
  await expect(page.getByRole('dialog').getByLabel(/^Видео: /)).toBeAttached();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a video of YouTube asks it for nothing until it is pressed', async ({ page, complaints }) => {
  const requested: string[] = [];
  await page.route(/youtube/, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' });
  });
  await page.goto(ON_YOUTUBE);
  await untilInteractive(page);
  await page.getByRole('button', { name: 'Видео' }).click();
  expect(requested).toEqual([]);
  await page.getByRole('button', { name: /^Смотреть на YouTube/ }).click();
  await expect(page.frameLocator('iframe').getByText('Player')).toBeVisible();
  expect(new URL(requested[0]!).host).toBe('www.youtube-nocookie.com');
  expect(complaints).toEqual([]);
});

test('what people say is seen at the item, answered in full, and complained of with a reason', async ({
  own,
  page,
  request,
}) => {
  const { id } = await own.newProduct(await own.newBusiness());
  const other = await callAs(request, await own.newPerson());
  for (const text of ['Тёплое', 'Маломерит', 'Куплю ещё']) {
    await other('POST', `/shop/items/${id}/comments/`, { text });
  }
  await signIn(page, await own.newPerson());
  await page.goto(`/p/${id}`);
  await untilInteractive(page);
  const preview = page.getByRole('region', { name: /^Комментарии/ });
  await expect(preview.getByRole('listitem')).toHaveCount(3);
  await preview.getByRole('link', { name: 'Все комментарии' }).click();
  await expect(page).toHaveURL(`/comments/post/${id}`);

  const words = 'Хорошая вещь';
  await page.getByRole('textbox', { name: 'Написать комментарий' }).fill(words);
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByText(words)).toBeVisible();

  await page
    .getByRole('listitem')
    .filter({ hasText: 'Маломерит' })
    .getByRole('button', { name: 'Пожаловаться' })
    .click();
  const overlay = page.getByRole('dialog', { name: 'Жалоба на комментарий' });
  await overlay.getByRole('button', { name: 'Отправить жалобу' }).click();
  await expect(overlay.getByText('Выберите причину')).toBeVisible();
  await overlay.getByText('Спам').click();
  await overlay.getByRole('button', { name: 'Отправить жалобу' }).click();
  await expect(overlay).toBeHidden();
  await expect(page.getByText('Жалоба отправлена')).toBeVisible();

  await page.goto('/comments');
  const mine = page.getByRole('list', { name: 'Мои комментарии' }).getByRole('link');
  await expect(mine).toContainText(words);
  await mine.click();
  await expect(page).toHaveURL(`/comments/post/${id}`);
});

test('what is in the cart is counted beside the action, and both tabs say the same', async ({
  page,
  openAs,
  own,
}) => {
  const shop = await own.newBusiness();
  const product = await own.newProduct(shop);
  const buyer = await own.newPerson();
  await signIn(page, buyer);
  await page.goto(`/p/${product.id}`);
  await untilInteractive(page);
  const size = (tab: Page) =>
    tab.getByRole('group', { name: 'Размер' }).getByRole('button', { name: 'M' });
  await size(page).click();
  await page.getByRole('button', { name: 'В корзину' }).click();
  const quantity = (tab: Page) => tab.getByRole('group', { name: `Количество: ${product.name}` });
  await quantity(page).getByRole('button', { name: 'На один больше' }).click();
  await expect(quantity(page)).toHaveText('2');
  await expect(page.getByRole('link', { name: 'В корзине' })).toBeInViewport();

  const other = await openAs(buyer);
  await other.goto(`/p/${product.id}`);
  await untilInteractive(other);
  await size(other).click();
  await expect(quantity(other)).toHaveText('2');
  await quantity(other).getByRole('button', { name: 'На один меньше' }).click();
  await quantity(other).getByRole('button', { name: 'Убрать' }).click();
  await expect(other.getByRole('button', { name: 'В корзину' })).toBeFocused();
});

test('pressing a card shows its item at once, however slow the rest is', async ({ page }) => {
  await page.goto('/home/posts/1');
  await untilInteractive(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v1/shop/items/*/', async (route) => {
    await held;
    await route.continue();
  });
  const link = page.getByRole('main').locator('a[href^="/p/"]').first();
  await link.click();
  await expect(page).toHaveURL(/\/p\/\d+$/);
  // The feed's own, which nobody sees, may still be there.
  const name = page.getByRole('article').getByRole('heading', { level: 1 });
  await expect(name).toBeVisible();
  const before = await boxOf(name);
  await expect(page.getByRole('heading', { name: 'Описание' })).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { name: 'Описание' })).toBeVisible();
  expect(await boxOf(name)).toEqual(before);
});

test('a question about an item takes it along, and the seller sees it', async ({
  page,
  openAs,
  own,
}) => {
  const shop = await own.newBusiness();
  const product = await own.newProduct(shop);
  await signIn(page, await own.newPerson());
  await page.goto(`/p/${product.id}`);
  await untilInteractive(page);
  await page.getByRole('link', { name: 'Написать продавцу' }).click();
  await expect(page.getByRole('group', { name: 'Вопрос о товаре' })).toContainText(product.name);
  await page.getByRole('textbox', { name: 'Сообщение' }).fill('Есть синий?');
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByRole('group', { name: 'Вопрос о товаре' })).toHaveCount(0);

  const seller = await openAs(shop.owner);
  await seller.goto(new URL(page.url()).pathname);
  await expect(seller.getByRole('article').getByRole('link')).toHaveAttribute(
    'href',
    `/p/${product.id}`,
  );
  await seller.goto(`/p/${product.id}`);
  await untilInteractive(seller);
  await expect(seller.getByText('Самовывоз')).toBeVisible();
  await expect(seller.getByRole('link', { name: 'Написать продавцу' })).toHaveCount(0);
  await expect(seller.getByRole('button', { name: 'Пожаловаться' })).toHaveCount(0);
});

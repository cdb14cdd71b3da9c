import type { Page } from '@playwright/test';
import { violationsOn } from '../support/axe.ts';
import { callAs } from '../support/call-as.ts';
import { scrollTo, scrollUntil } from '../support/scroll-to.ts';
import { expect, signIn, test, touch, untilInteractive } from '../support/test.ts';

/** Chooses a strip of a picture as the picture of the banner. */
async function choosePicture(desk: Page): Promise<void> {
  const buffer = await desk.screenshot({ type: 'jpeg' });
  await desk
    .locator('input[type=file]')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await desk.getByRole('dialog').getByRole('button', { name: 'Готово' }).click();
  await expect(desk.getByRole('button', { name: 'Заменить' })).toBeVisible();
}

test('an organization makes banners, which guests see, and which ask before another site', async ({
  own,
  openAs,
  page,
  browser,
}) => {
  const shop = await own.newBusiness('Вывеска');
  const text = `Большая распродажа ${shop.id}`;
  const desk = await openAs(shop.manager);
  await desk.goto(`/organizations/${shop.id}/manage/banners`);
  await desk.getByRole('button', { name: 'Новый баннер' }).click();
  await choosePicture(desk);
  await desk.getByRole('textbox', { name: 'Что на баннере' }).fill(text);
  await desk.getByRole('combobox', { name: 'Куда ведёт' }).selectOption({ label: 'На сайт' });
  await desk.getByRole('textbox', { name: 'Адрес страницы' }).fill('http://example.com');
  await desk.getByRole('button', { name: 'Сохранить' }).click();
  await expect(desk.getByRole('textbox', { name: 'Адрес страницы' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await desk.getByRole('textbox', { name: 'Адрес страницы' }).fill('example.com/sale');
  await desk.getByRole('button', { name: 'Сохранить' }).click();
  await expect(desk.getByText('Показывается', { exact: true })).toBeVisible();
  expect(await violationsOn(desk)).toEqual([]);

  // The second begins with the picture of the first.
  await desk.goto(`/organizations/${shop.id}/manage/banners/create`);
  await desk.getByRole('button', { name: 'Картинка другого баннера' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: text }).click();
  await expect(desk.getByRole('button', { name: 'Заменить' })).toBeVisible();
  await desk.getByRole('textbox', { name: 'Что на баннере' }).fill('Второй');
  await desk.getByRole('button', { name: 'Сохранить' }).click();
  await expect(desk.getByText('Показывается', { exact: true })).toBeVisible();
  await desk.goto(`/organizations/${shop.id}/manage/banners`);
  await desk.getByRole('button', { name: 'Переместить: Второй' }).press('ArrowUp');
  await expect(desk.getByRole('listitem').filter({ hasText: 'Второй' })).toBeVisible();
  expect(await violationsOn(desk)).toEqual([]);

  const guest = await browser.newPage({ javaScriptEnabled: false });
  await guest.goto(`/organizations/${shop.id}`);
  await expect(guest.getByRole('link', { name: 'Второй' })).toBeAttached();
  await guest.getByRole('link', { name: text }).click();
  await expect(guest.getByRole('heading', { name: 'Перейти на example.com?' })).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Перейти' })).toHaveAttribute(
    'href',
    'https://example.com/sale',
  );
  await guest.close();

  await page.goto(`/organizations/${shop.id}`);
  await touch(page);
  await untilInteractive(page);
  const banners = page.getByRole('group', { name: 'Баннеры' });
  await banners.scrollIntoViewIfNeeded();
  const told = page.waitForResponse((answer) => answer.url().endsWith('/banners/count/'));
  await expect(banners.getByRole('button', { name: 'Остановить показ' })).toBeVisible();
  await banners.getByRole('button', { name: 'Баннер 2 из 2' }).click();
  await expect(banners.getByRole('button', { name: 'Продолжить показ' })).toBeVisible();
  await told;
  expect(await violationsOn(page)).toEqual([]);

  // What was put away is gone until it is taken back.
  await desk.getByRole('link', { name: new RegExp(text) }).click();
  await desk.getByRole('button', { name: 'Убрать в архив' }).click();
  await desk.getByRole('button', { name: 'Отменить' }).click();
  await expect(desk.getByText('Баннер снова показан')).toBeVisible();
  await expect(desk.getByRole('link', { name: new RegExp(text) })).toBeVisible();
});

test('a banner that is shared stands on the page of a partner, as its advertisement', async ({
  own,
  page,
  request,
}) => {
  const [shop, partner] = [await own.newBusiness('Вывеска'), await own.newBusiness('Соседи')];
  const owner = await callAs(request, shop.owner);
  const neighbour = await callAs(request, partner.owner);
  const { id: partnership } = await owner<{ id: number }>(
    'POST',
    `/organizations/${shop.id}/partnerships/`,
    { partnership_id: partner.id },
  );
  await neighbour('PUT', `/organizations/${partner.id}/partnerships/${partnership}/`, {
    status: 'accepted',
  });

  await signIn(page, shop.owner);
  await page.goto(`/organizations/${shop.id}/manage/banners/create`);
  await choosePicture(page);
  await page.getByRole('textbox', { name: 'Что на баннере' }).fill('Загляните к нам');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByRole('switch', { name: 'Показывать у партнёра: Соседи' }).click();
  await expect(page.getByText('Сохранено').first()).toBeVisible();

  const seen = async () => {
    await page.goto(`/organizations/${partner.id}`);
    return page.getByText('Реклама партнёра · Вывеска');
  };
  await expect(await seen()).toBeAttached();
  const { list } = await neighbour<{ list: { id: number }[] }>(
    'GET',
    `/organizations/${partner.id}/partner_banners/`,
  );
  const hide = (is_hidden: boolean) =>
    neighbour('PUT', `/organizations/${partner.id}/partner_banners/`, {
      banner_id: list[0]!.id,
      is_hidden,
    });
  await hide(true);
  await expect(await seen()).toHaveCount(0);
  await hide(false);
  await expect(await seen()).toBeAttached();
  await owner('DELETE', `/organizations/${shop.id}/partnerships/${partnership}/`);
  await expect(await seen()).toHaveCount(0);
});

test('banners of the home are advertisements and stand still for who wants that', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/home/promotions');
  const banners = page.getByRole('group', { name: 'Баннеры' });
  await expect(page.getByText(/^Реклама · /).first()).toBeAttached();
  await touch(page);
  await untilInteractive(page);
  await expect(banners.getByRole('button', { name: 'Продолжить показ' })).toBeVisible();
  await banners.getByRole('button', { name: 'Баннер 2 из' }).click();
  await expect(banners.getByRole('button', { name: 'Баннер 2 из' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(await violationsOn(page)).toEqual([]);

  await page.goto('/home/posts');
  await touch(page);
  await untilInteractive(page);
  await scrollTo(page, page.getByText(/^Реклама · /).first());
});

test('the home asks for banners of the town: of the address, else of the network', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.endsWith('/banners/')) return;
    asked.push(['country', 'city'].flatMap((name) => searchParams.get(name) ?? []).join(' '));
  });
  const shown = page.getByRole('link', { name: 'Примерка в Бишкеке: придите сегодня' });
  const open = async (path: string) => {
    asked.length = 0;
    await page.goto(path);
    await touch(page);
    await untilInteractive(page);
  };
  await open('/home/promotions');
  await expect.poll(() => asked).toContain('KG');
  await expect(shown).toHaveCount(0);

  // Of a provider in Bishkek.
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': '178.217.168.1' });
  await open('/home/promotions');
  await expect.poll(() => asked).toContain('KG Бишкек');

  await open('/home/posts?country=KG&city=Ош');
  await scrollUntil(page, () => expect.poll(() => asked.join(), { timeout: 300 }).toContain('KG '));
  expect(asked).toContain('KG Ош');
  expect(asked).not.toContain('KG Бишкек');
});

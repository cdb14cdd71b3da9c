import type { Page } from '@playwright/test';
import { expect, test, touch } from '../support/test.ts';

const property = (html: string, name: string) =>
  html.match(new RegExp(`<meta property="${name}" content="([^"]*)">`))?.[1];

const thing = (html: string) =>
  JSON.parse(html.match(/<script type="application\/ld\+json">(.*?)<\/script>/)![1]!) as Record<
    string,
    unknown
  >;

test('an item that is shared shows its picture and price', async ({ request, baseURL }) => {
  const html = await (await request.get('/p/3?from=chat')).text();
  expect(html).toContain('<title>Рубашка на каждый день — Ала-Тоо Мода — Karavan</title>');
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/p/3">`);
  expect(property(html, 'og:title')).toContain('Рубашка на каждый день');
  expect(property(html, 'og:description')).toContain('Сшито в нашей мастерской');
  expect(property(html, 'product:price:currency')).toBe('KGS');
  expect(thing(html)).toMatchObject({
    '@type': 'Product',
    offers: { price: property(html, 'product:price:amount'), priceCurrency: 'KGS' },
  });
  const picture = await request.get(property(html, 'og:image')!);
  expect(picture.headers()['content-type']).toBe(property(html, 'og:image:type'));
});

test('an organization that is shared says where it is and when it is open', async ({ request }) => {
  const html = await (await request.get('/organizations/1')).text();
  expect(html).toContain('<title>Ала-Тоо Мода — Одежда и обувь, Бишкек — Karavan</title>');
  expect(property(html, 'og:image:width')).toMatch(/^\d+$/);
  expect(thing(html)).toMatchObject({
    '@type': 'LocalBusiness',
    address: { addressLocality: 'Бишкек', addressCountry: 'KG' },
    openingHoursSpecification: expect.arrayContaining([
      expect.objectContaining({ dayOfWeek: 'Monday' }),
    ]),
  });
});

test('a page about nothing in particular shows the product itself', async ({ request }) => {
  const html = await (await request.get('/faq')).text();
  const picture = await request.get(property(html, 'og:image')!);
  expect(picture.headers()['content-type']).toBe(property(html, 'og:image:type'));
  // A PNG says its width and height at the 16th byte and at the 20th.
  const png = await picture.body();
  expect(property(html, 'og:image:width')).toBe(String(png.readUInt32BE(16)));
  expect(property(html, 'og:image:height')).toBe(String(png.readUInt32BE(20)));
});

test('what is not there is kept by no search engine', async ({ request }) => {
  for (const path of ['/p/999999', '/p/abc', '/organizations/999999']) {
    expect((await request.get(path)).status()).toBe(404);
  }
  expect((await request.get('/home/posts')).status()).toBe(200);
});

test('every page names the tab, the server as the shell', async ({ page }) => {
  await recordTitles(page);
  await page.goto('/home/posts');
  await expect(page).toHaveTitle('Karavan — социальная сеть для покупок и скидок');
  await page.locator('a[href^="/p/"]').first().click();
  await page.waitForURL('**/p/*');
  await touch(page);
  const name = page.getByRole('article').getByRole('heading', { level: 1 });
  await expect(page).toHaveTitle(new RegExp(`^${await name.textContent()} — .+ — Karavan$`));
  for (const path of [new URL(page.url()).pathname, '/organizations/1']) {
    await page.goto(path);
    await touch(page);
    await expect(page.locator('html[data-shell="started"]')).toBeAttached();
    await expect(page.getByRole('button', { name: 'Поделиться' })).toBeVisible();
    expect(await titlesOf(page)).toEqual([await page.title()]);
  }
  await expect(page).toHaveTitle('Ала-Тоо Мода — Одежда и обувь, Бишкек — Karavan');
  await page.goto('/faq');
  await expect(page).toHaveTitle('Поддержка — Karavan');
});

/** Keeps the names that the tab has, one after the other. */
async function recordTitles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(globalThis, { titles });
    new MutationObserver(() => {
      if (document.title && document.title !== titles.at(-1)) titles.push(document.title);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

const titlesOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { titles: string[] }).titles);

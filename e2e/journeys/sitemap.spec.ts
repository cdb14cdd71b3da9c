import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** So many are asked for at the same time. */
const AT_ONCE = 6;
/** Evenly spread, of each part: a page is made by the same code for every thing of a kind. */
const READ_OF_A_PART = 60;

async function addressesIn(request: APIRequestContext, url: string): Promise<string[]> {
  const answer = await request.get(url);
  expect([url, answer.status()]).toEqual([url, 200]);
  return [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, found]) => found!);
}

test('the addresses of the sitemap lead to pages, in every part of it', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const parts = await addressesIn(request, '/sitemap.xml');
  expect(parts.length).toBeGreaterThan(6);
  const wrong: string[] = [];
  for (const part of parts) {
    const all = await addressesIn(request, part);
    expect(all.length).toBeLessThanOrEqual(50_000);
    expect(new Set(all).size).toBe(all.length);
    // A thing stands there once more for each language: the step meets them in turn.
    let step = Math.ceil(all.length / READ_OF_A_PART);
    while (step % 2 === 0 || step % 3 === 0) step += 1;
    const left = all.filter((_, place) => place % step === 0);
    const read = async () => {
      for (let url = left.pop(); url !== undefined; url = left.pop()) {
        const answer = await request.get(url, { maxRedirects: 0 });
        const html = await answer.text();
        if (answer.status() !== 200) wrong.push(`${url}: ${answer.status()}`);
        else if (!html.includes(`<link rel="canonical" href="${url}">`))
          wrong.push(`${url}: other`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, read));
  }
  expect(wrong).toEqual([]);
});

test('an address that names a language shows the page in it', async ({ page, baseURL }) => {
  await page.goto('/home/posts?lang=de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle(/das soziale Netzwerk/);
  await expect(page.getByRole('link', { name: 'Organisationen' }).first()).toBeVisible();
  // What a person has chosen stays.
  await page.context().addCookies([{ name: 'locale', value: 'tr', url: baseURL! }]);
  await page.goto('/home/posts?lang=de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
});

test('an event tells search engines when and where it is, a promotion what it is of', async ({
  request,
}) => {
  const thingOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    return JSON.parse(
      html.match(/<script type="application\/ld\+json">(.*?)<\/script>/)![1]!,
    ) as object;
  };
  expect(await thingOf('/p/256')).toMatchObject({
    '@type': 'Event',
    startDate: expect.stringMatching(/^\d{4}-/),
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', address: { addressCountry: 'KG' } },
    offers: { priceCurrency: 'KGS' },
  });
  expect(await thingOf('/promotions/4')).toMatchObject({
    '@type': 'Offer',
    offeredBy: { '@type': 'Organization' },
  });
});

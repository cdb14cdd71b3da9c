import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** What a release may write into its first screen to have a visitor run it. */
const SCRIPTS = `
  <script>ran.push('inline')</script>
  <script src="data:text/javascript,ran.push('data')"></script>
  <script src="https://elsewhere.example/ran.js"></script>
  <img src="data:," onerror="ran.push('attribute')">
  <svg onload="ran.push('svg')"></svg>
  <iframe srcdoc="<script>parent.ran.push('frame')</script>"></iframe>
  <a id="lure" href="javascript:ran.push('link')">a</a>
  <style onload="ran.push('style')">a {}</style>`;

/** Opens a page whose first screen contains them; tells which of them have run. */
async function openHostile(page: Page, options: { readonly withPolicy: boolean }) {
  await page.addInitScript(() => Object.assign(globalThis, { ran: [] }));
  await page.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `ran.push('elsewhere')` }),
  );
  await page.route('/home/posts', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const headers = answer.headers();
    if (!options.withPolicy) delete headers['content-security-policy'];
    expect(html).toContain(' data-island=');
    const body = html
      // The shell would replace the screen, and what looks after its start would load the page again.
      .replace(/<script data-version[^]*?<\/script>/, '')
      .replace(/<div [^>]*data-island[^>]*>/, (island) => island + SCRIPTS);
    await route.fulfill({ response: answer, headers, body });
  });
  await page.route(/\/shell\/.*\/main\.js$/, (route) => route.abort());
  await page.goto('/home/posts');
  await page.locator('#lure').click();
  await page.waitForTimeout(500);
  return page.evaluate(() => (globalThis as unknown as { ran: string[] }).ran.toSorted());
}

test('a first screen runs no script, whatever a release writes into it', async ({ page }) => {
  expect(await openHostile(page, { withPolicy: true })).toEqual([]);
});

test('without the policy all of them would run', async ({ page }) => {
  expect(await openHostile(page, { withPolicy: false })).toEqual([
    'attribute',
    'data',
    'elsewhere',
    'frame',
    'inline',
    'link',
    'style',
    'svg',
  ]);
});

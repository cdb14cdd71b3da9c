import type { Page } from '@playwright/test';
import { crampedAnywhereOn } from '../support/cramped.ts';
import { PORTIONS } from '../support/pages.ts';
import { DEMO, expect, signIn, test, untilWhole } from '../support/test.ts';

/** Where its words have room, those of the others have; Russian is looked at with accessibility. */
const LONGEST = 'de';
/**
 * That each has all words is checked without a browser. What is left is how they stand on a page, so
 * each page is read in one of them, in turn.
 */
const OTHERS = ['en', 'tr', 'zh'] as const;

/** What stands where a translation is missing: `key_of_it`. */
const BARE_KEY = /(?<![\w/.@-])[a-z]+(?:_[a-z]+)+(?![\w/.@-])/;

for (const { title, pages, isSignedIn } of PORTIONS) {
  test(`pages ${title} have room for ${LONGEST}`, async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    if (isSignedIn) await signIn(page, DEMO.owner);
    await speak(page, LONGEST, baseURL!);
    for (const path of pages) {
      await check(page, path, LONGEST);
      const size = page.viewportSize()!;
      expect.soft(await crampedAnywhereOn(page), path).toEqual([]);
      await page.setViewportSize(size);
    }
  });

  test(`pages ${title} read in ${OTHERS.join(', ')}, and are no wider than the screen`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    if (isSignedIn) await signIn(page, DEMO.owner);
    for (const [index, path] of pages.entries()) {
      const language = OTHERS[index % OTHERS.length]!;
      await speak(page, language, baseURL!);
      await check(page, path, language);
    }
  });
}

async function speak(page: Page, language: string, url: string): Promise<void> {
  await page.context().addCookies([{ name: 'locale', value: language, url }]);
}

async function check(page: Page, path: string, language: string): Promise<void> {
  await page.goto(path);
  await untilWhole(page);
  await expect(page.locator('html'), path).toHaveAttribute('lang', language);
  const { text, tooWide } = await page.evaluate(() => ({
    // The page of the developers shows words of machines.
    text: location.pathname === '/dev' ? '' : document.body.innerText,
    tooWide: document.documentElement.scrollWidth - innerWidth,
  }));
  expect.soft(BARE_KEY.exec(text)?.[0], path).toBeUndefined();
  expect.soft(tooWide, path).toBeLessThanOrEqual(0);
}

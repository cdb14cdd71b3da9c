import { expect, type Page } from '@playwright/test';

/** What stands where a translation is missing: `key_of_it`. */
const BARE_KEY = /(?<![\w/.@-])[a-z]+(?:_[a-z]+)+(?![\w/.@-])/;

/** Pages are in this language from now on. */
export async function speak(page: Page, language: string, url: string): Promise<void> {
  await page.context().addCookies([{ name: 'locale', value: language, url }]);
}

/** A page that is there is in the language, has all its words, and is no wider than the screen. */
export async function checkWords(page: Page, path: string, language: string): Promise<void> {
  await expect(page.locator('html'), path).toHaveAttribute('lang', language);
  const { text, tooWide } = await page.evaluate(() => ({
    // The page of the developers shows words of machines.
    text: location.pathname === '/dev' ? '' : document.body.innerText,
    tooWide: document.documentElement.scrollWidth - innerWidth,
  }));
  expect.soft(BARE_KEY.exec(text)?.[0], path).toBeUndefined();
  expect.soft(tooWide, path).toBeLessThanOrEqual(0);
}

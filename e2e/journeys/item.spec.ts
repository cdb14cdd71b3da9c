import type { Page } from '@playwright/test';
import { expect, test, untilInteractive } from '../support/test.ts';

/** An item of the first organization whose description is long. */
const LONG_TEXT = '/p/3';

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
  const height = async () => (await words.boundingBox())!.height;
  const clamped = await height();
  await page.getByRole('button', { name: 'Show more' }).click();
  expect(await height()).toBeGreaterThan(clamped * 1.5);

  await page.getByRole('button', { name: 'Translate' }).click();
  await expect(page.getByText('Sewn in our workshop')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/[а-я]/i);
  await page.getByRole('button', { name: 'Show original' }).click();
  await expect(words).toBeVisible();
  await page.getByRole('button', { name: 'Show less' }).click();
  expect(await height()).toBe(clamped);
});

test('a post that is translated in the feed stays so on its own page', async ({ page }) => {
  await readIn(page, 'de');
  await page.goto('/home/posts/1');
  await untilInteractive(page);
  const card = page.getByRole('main').getByRole('listitem').first();
  const translate = card.getByRole('button', { name: 'Übersetzen' });
  await translate.click();
  await expect(translate).toHaveAttribute('aria-pressed', 'true');
  const link = card.locator('a[href^="/p/"]');
  await expect(link).not.toHaveText(/[а-я]/i);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/[а-я]/i);
});

test('whoever reads the language of an item is offered no translation', async ({ page }) => {
  await page.goto(LONG_TEXT);
  await untilInteractive(page);
  await expect(page.getByRole('button', { name: 'Показать полностью' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Перевести' })).toHaveCount(0);
});

import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../support/axe.ts';
import { untilStill } from '../support/still.ts';
import { boxOf, expect, signIn, test, untilInteractive } from '../support/test.ts';

const cardsOf = (page: Page) => page.getByRole('list', { name: 'Публикации' }).locator('article');

/** The pictures of the first card that has several. */
const severalOn = (page: Page) =>
  cardsOf(page)
    .filter({ has: page.locator('a[href^="/p/"] > :nth-child(3)') })
    .first()
    .locator('a[href^="/p/"]')
    .first();

async function cardOf(page: Page, pictures: Locator) {
  const address = (await pictures.getAttribute('href', { timeout: 1000 }))!;
  const card = cardsOf(page).filter({ has: page.locator(`a[href="${address}"]`) });
  return { address, card, link: cardsOf(page).locator(`a[href="${address}"]:has(img)`) };
}

/**
 * A card of the feed with several pictures, in sight. What others have published may have pushed it below the window, where
 * a list draws nothing once it runs.
 */
async function findCard(page: Page) {
  const pictures = severalOn(page);
  let found: Awaited<ReturnType<typeof cardOf>>;
  await expect(async () => {
    await pictures.evaluate((strip) => strip.scrollIntoView({ block: 'center' }), null, {
      timeout: 2000,
    });
    await untilStill(page);
    await expect(pictures).toBeInViewport({ ratio: 0.9, timeout: 1000 });
    found = await cardOf(page, pictures);
  }).toPass();
  return found!;
}

/** Which of its pictures a card shows, from 0 on. */
const shownIn = (link: Locator) =>
  link.evaluate((strip) => Math.round(strip.scrollLeft / strip.clientWidth));

test('whoever turns the pictures of a card sees the same one on the page of the item', async ({
  page,
  isMobile,
}) => {
  await page.goto('/home/posts');
  await untilInteractive(page);
  const { address, card, link } = await findCard(page);
  await expect(link.locator('img')).toHaveCount(1);
  if (isMobile) {
    // Where a swipe ends.
    await link.evaluate((strip) =>
      strip.scrollTo({ left: strip.clientWidth, behavior: 'instant' }),
    );
  } else {
    const next = card.getByRole('button', { name: 'Следующее' });
    await expect(async () => {
      // A hand is never quite still, and its card may be drawn anew below it.
      await link.hover({ position: { x: 100, y: 100 } });
      await link.hover();
      await next.click({ timeout: 1000 });
    }).toPass();
  }
  await expect(link.locator('img').nth(1)).toBeAttached();
  await expect.poll(() => shownIn(link)).toBe(1);
  await expect(card.getByRole('status')).toHaveText(/^2 \/ \d$/);
  const shown = await link.locator('img').nth(1).getAttribute('src');
  expect(await violationsOn(page)).toEqual([]);
  await link.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => shownIn(link)).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shownIn(link)).toBe(1);
  await link.click();
  await expect(page).toHaveURL(address);
  const carried = page.locator('[data-carried="picture"] img');
  await expect(carried).toHaveAttribute('src', shown!);
  await expect(carried).toBeInViewport();
  await page.getByRole('banner').getByRole('button', { name: 'Назад' }).click();
  await expect(page).toHaveURL('/home/posts');
  await expect.poll(() => shownIn(link)).toBe(1);
  await expect(link.locator('img').nth(1)).toHaveAttribute('src', shown!);
  await expect(card.getByRole('status')).toHaveText(/^2 \/ \d$/);
});

test.describe('by hand', () => {
  test.use({ hasTouch: true });

  test('a first swipe turns the picture before any script has seen the card; two taps like it', async ({
    own,
    page,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium takes raw touches.');
    await signIn(page, await own.newPerson());
    await page.goto('/home/posts');
    await untilInteractive(page);
    const { card, link } = await findCard(page);
    const { x, y, width, height } = await boxOf(link.locator('img').first());
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + width * share, y: y + height / 2 }],
      });
    await touch('touchStart', 0.9);
    for (let step = 1; step <= 8; step += 1) {
      await touch('touchMove', 0.9 - step * 0.1);
      await page.waitForTimeout(16);
    }
    await touch('touchEnd', 0.1);
    await expect.poll(() => shownIn(link)).toBe(1);
    await expect(page).toHaveURL('/home/posts');
    await expect(link).toHaveAttribute('style', /touch-action/);
    for (let time = 0; time < 2; time += 1)
      await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(card.getByRole('button', { name: 'Нравится' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(await shownIn(link)).toBe(1);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a card has its first picture, and nothing to turn', async ({ page }) => {
    await page.goto('/home/posts');
    const { link } = await cardOf(page, severalOn(page));
    await expect(link.locator('img')).toHaveCount(1);
    await expect(link).toHaveCSS('overflow-x', 'hidden');
  });
});

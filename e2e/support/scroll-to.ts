import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** As far as a row between posts may be. */
const STEPS = 40;

/**
 * Scrolls down until something is there that loads when it comes near. On a slow machine it may come after one has
 * gone past: then it is there when one comes by again.
 */
export async function scrollTo(page: Page, target: Locator): Promise<Locator> {
  // A list draws nothing that is out of sight, so it may be gone again before it is there.
  await scrollUntil(page, async () => {
    await expect(target).toBeAttached({ timeout: 300 });
    await target.scrollIntoViewIfNeeded({ timeout: 2000 });
    await expect(target).toBeInViewport({ timeout: 300 });
  });
  return target;
}

/** The same, until `isThere` does not throw any more. */
export async function scrollUntil(page: Page, isThere: () => Promise<void>): Promise<void> {
  let steps = 0;
  await expect(async () => {
    steps += 1;
    if (steps % STEPS === 0) await page.evaluate(() => window.scrollTo(0, 0));
    await page.mouse.wheel(0, 400);
    await isThere();
  }).toPass({ timeout: 60_000 });
}

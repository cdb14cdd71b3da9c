import type { Page } from '@playwright/test';

/** Waits until a scroll that is under way has come to rest, and says where (px). */
export async function untilStill(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    let last = -1;
    for (let stillFrames = 0; stillFrames < 10;) {
      await new Promise(requestAnimationFrame);
      stillFrames = scrollY === last ? stillFrames + 1 : 0;
      last = scrollY;
    }
    return last;
  });
}

import type { Page } from '@playwright/test';
import { median, SLOWDOWN, type Visitor } from './browser.ts';

const PLACES = [
  { to: '/carts', remote: 'mf-commerce' },
  { to: '/notifications', remote: 'mf-messenger' },
  { to: '/subscriptions/posts', remote: 'mf-feed' },
] as const;
const ROUNDS = 5;

/** Milliseconds from the press to the frame with the other remote's page, and the requests for scripts meanwhile. */
export async function measurePageChanges({ page, slowDown }: Visitor) {
  for (const { to } of [...PLACES, ...PLACES]) await go(page, to);
  await page.waitForLoadState('networkidle');
  let scripts = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts += 1;
  });
  await slowDown(SLOWDOWN);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { to } of PLACES) times.push(await go(page, to));
  }
  await slowDown(1);
  return { milliseconds: Math.round(median(times)), scripts };
}

/** Presses a place of the navigation and waits for the frame in which another page stands there. */
async function go(page: Page, to: string): Promise<number> {
  const time = await page.evaluate(
    (href) =>
      new Promise<number>((resolve) => {
        const place = document.querySelector('#karavan-page')!;
        const old = place.firstElementChild;
        const begun = performance.now();
        document.querySelector<HTMLElement>(`nav a[href="${href}"]`)!.click();
        const look = () => {
          const present = place.querySelector('h1');
          if (present && place.firstElementChild !== old) resolve(performance.now() - begun);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    to,
  );
  await page.waitForTimeout(700);
  return time;
}

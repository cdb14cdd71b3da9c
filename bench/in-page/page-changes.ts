import type { Page } from '@playwright/test';
import { median, SLOWDOWN, type Visitor } from './browser.ts';

const PLACES = [
  { to: '/carts', remote: 'mf-commerce' },
  { to: '/notifications', remote: 'mf-messenger' },
  { to: '/subscriptions/posts', remote: 'mf-feed' },
] as const;
const ROUNDS = 5;

/**
 * Milliseconds from the press to the frame with the other remote's page, and the requests for scripts meanwhile. As
 * machines differ, beside them what the browser takes to show the same elements without a script.
 */
export async function measurePageChanges({ page, slowDown }: Visitor) {
  for (const { to } of [...PLACES, ...PLACES]) await go(page, to);
  await page.waitForLoadState('networkidle');
  let scripts = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts += 1;
  });
  await slowDown(SLOWDOWN);
  const times: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { to } of PLACES) {
      times.push(await go(page, to));
      floor.push(await showCopy(page));
    }
  }
  await slowDown(1);
  return {
    milliseconds: Math.round(median(times)),
    'of the elements alone': Math.round(median(floor)),
    scripts,
  };
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

/** Puts a copy of the page that is shown in its place, waits for the frame, and takes it back. */
async function showCopy(page: Page): Promise<number> {
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const place = document.querySelector('#karavan-page')!;
        const own = place.firstElementChild as HTMLElement;
        const begun = performance.now();
        const copy = own.cloneNode(true) as HTMLElement;
        own.style.display = 'none';
        place.append(copy);
        requestAnimationFrame(() => {
          const shown = performance.now() - begun;
          copy.remove();
          own.style.display = '';
          resolve(shown);
        });
      }),
  );
  await page.waitForTimeout(700);
  return time;
}

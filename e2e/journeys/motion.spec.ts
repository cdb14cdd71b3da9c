import type { Page } from '@playwright/test';
import { DEMO, boxOf, expect, signIn, test, untilInteractive } from '../support/test.ts';

declare global {
  interface Window {
    /** For each transition, what moved or faded by a name of its own. */
    transitions: string[][];
    /** How many have begun that are not noted yet. */
    beginning: number;
  }
}

/** Notes the transitions of a page from its start on. */
async function noteTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.transitions = [];
    window.beginning = 0;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      window.beginning += 1;
      void transition.ready.catch(() => undefined).then(() => (window.beginning -= 1));
      void transition.ready.then(() => {
        const names = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
          .filter((name) => name.startsWith('::view-transition'));
        window.transitions.push([...new Set(names)]);
      });
      return transition;
    };
  });
}

const transitionsOf = (page: Page) => page.evaluate(() => window.transitions);

/** From the feed to the first item and back, twice: what the first visit loads, the second one has. */
async function visitItem(page: Page): Promise<void> {
  await page.goto('/home/posts');
  await untilInteractive(page);
  const card = page.getByRole('main').locator('a[href^="/p/"]').first();
  const picture = page.getByRole('button', { name: /^Открыть фотографию/ }).first();
  for (const visit of ['first', 'second']) {
    await card.click();
    await expect(picture).toBeVisible();
    if (visit === 'first') {
      // Whether the code of transitions comes before the first item is a matter of luck.
      await expect.poll(() => page.evaluate(() => window.beginning)).toBe(0);
      await page.evaluate(() => (window.transitions = []));
    } else await expect.poll(() => transitionsOf(page)).toHaveLength(2);
    await page.goBack();
    await expect(card).toBeVisible();
    await expect.poll(() => transitionsOf(page)).toHaveLength(visit === 'first' ? 1 : 3);
  }
}

/** Presses a place of the navigation; how many frames before that page showed nothing. */
function countEmptyFrames(page: Page, to: string): Promise<number> {
  return page.evaluate(
    (href) =>
      new Promise((resolve) => {
        const place = document.getElementById('karavan-page')!;
        const old = place.firstElementChild;
        let empty = 0;
        document.querySelector<HTMLElement>(`nav a[href="${href}"]`)!.click();
        const look = () => {
          const present = place.firstElementChild;
          if (present?.textContent && present !== old) return resolve(empty);
          if (!present?.textContent) empty += 1;
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    to,
  );
}

test('a page that is at hand takes the place of another without an empty frame', async ({
  page,
}) => {
  await signIn(page, DEMO.client);
  await page.goto('/carts');
  await untilInteractive(page);
  // What the first visits load, the later ones have.
  for (const to of ['/notifications', '/carts']) await countEmptyFrames(page, to);
  for (const to of ['/notifications', '/carts', '/notifications', '/carts']) {
    expect(await countEmptyFrames(page, to)).toBe(0);
  }
});

test('the picture of a card grows into that of its item, and returns', async ({ page }) => {
  await noteTransitions(page);
  await visitItem(page);
  for (const names of await transitionsOf(page)) {
    expect(names).toContain('::view-transition-group(picture)');
  }
  await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
});

test.describe('for people who prefer reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves: the pages fade', async ({ page }) => {
    await noteTransitions(page);
    await visitItem(page);
    for (const names of await transitionsOf(page)) {
      expect(names.join(' ')).not.toContain('(picture)');
      expect(names).toContain('::view-transition-new(root)');
    }
  });
});

test('a browser without transitions shows the same pages', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  await page.goto('/home/posts');
  await untilInteractive(page);
  await page.getByRole('main').locator('a[href^="/p/"]').first().click();
  await expect(page.getByRole('button', { name: /^Открыть фотографию/ }).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a sheet follows it, stays when it comes back, and leaves when it goes on', async ({
    page,
  }) => {
    await page.goto('/home/posts');
    await untilInteractive(page);
    await page.getByRole('button', { name: 'Настройки' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Настройки' });
    await expect(sheet).toBeInViewport({ ratio: 1 });
    const { x, y } = await boxOf(sheet);
    const finger = await page.context().newCDPSession(page);
    const at = (down: number) => ({ x: x + 40, y: y + 10 + down });
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', down?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: down === undefined ? [] : [at(down)],
      });
    const moved = async () => (await boxOf(sheet)).y - y;

    await send('touchStart', 0);
    for (const down of [20, 40, 60, 80, 100]) await send('touchMove', down);
    await expect.poll(moved).toBeGreaterThan(40);
    for (const down of [80, 60, 40, 20, 0]) await send('touchMove', down);
    await send('touchEnd');
    await expect.poll(moved).toBe(0);

    await send('touchStart', 0);
    for (const down of [40, 80, 120, 160, 200]) await send('touchMove', down);
    await send('touchEnd');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Настройки' })).toBeFocused();
    await expect(page).toHaveURL(/\/home\/posts$/);
  });
});

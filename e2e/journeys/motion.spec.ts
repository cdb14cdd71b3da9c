import type { Page } from '@playwright/test';
import { expect, test, untilInteractive } from '../support/test.ts';

declare global {
  interface Window {
    /** For each transition, what moved or faded by a name of its own. */
    transitions: string[][];
  }
}

/** Notes the transitions of a page from its start on. */
async function noteTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.transitions = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
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
    if (visit === 'first') await page.evaluate(() => (window.transitions = []));
    else await expect.poll(() => transitionsOf(page)).toHaveLength(2);
    await page.goBack();
    await expect(card).toBeVisible();
    await expect.poll(() => transitionsOf(page)).toHaveLength(visit === 'first' ? 1 : 3);
  }
}

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

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';

const SOURCE = await readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

/**
 * What axe finds on a page, each with the elements in question; only by some of its rules if they are
 * named. Our pages have no frames, which is what axe's own connection to Playwright spends nine tenths
 * of its time on.
 */
export async function violationsOn(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(
    async (values) => {
      // A colour on its way to another one is neither.
      // One that follows the scrolling ends with nothing.
      const isEnding = ({ effect, timeline }: Animation) =>
        timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;
      const moving = document.getAnimations().filter(isEnding);
      await Promise.allSettled(moving.map(({ finished }) => finished));
      const { axe } = window as unknown as { axe: typeof Axe };
      const { violations } = await axe.run(document, {
        resultTypes: ['violations'],
        ...(values && { runOnly: { type: 'rule', values } }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    rules && [...rules],
  );
}

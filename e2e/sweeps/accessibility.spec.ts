import AxeBuilder from '@axe-core/playwright';
import { OWN_PAGES, PUBLIC_PAGES } from '../support/pages.ts';
import { expect, signIn, test, untilWhole } from '../support/test.ts';

const WIDTHS = [390, 1280];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test('no page has an accessibility violation', async ({ page }) => {
      test.setTimeout(300_000);
      const check = async (path: string) => {
        await page.goto(path);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await untilWhole(page);
          const { violations } = await new AxeBuilder({ page }).analyze();
          const found = violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
          );
          expect.soft(found, `${path} at ${width} px`).toEqual([]);
        }
      };
      for (const path of PUBLIC_PAGES) await check(path);
      await signIn(page, 'owner');
      for (const path of OWN_PAGES) await check(path);
    });
  });
}

import { violationsOn } from '../support/axe.ts';
import { OWN_PAGES, PUBLIC_PAGES } from '../support/pages.ts';
import { DEMO, expect, signIn, test, untilWhole } from '../support/test.ts';

const WIDTHS = [390, 1280];
/** All that a scheme can change is colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

// A colour on its way to another one is neither.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { title, pages, isSignedIn } of [
  { title: 'for guests', pages: PUBLIC_PAGES, isSignedIn: false },
  { title: 'of a person', pages: OWN_PAGES, isSignedIn: true },
]) {
  test(`no page ${title} has an accessibility violation, light or dark`, async ({ page }) => {
    test.setTimeout(480_000);
    if (isSignedIn) await signIn(page, DEMO.owner);
    for (const path of pages) {
      await page.goto(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: 'light' });
        await untilWhole(page);
        const light = await violationsOn(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        const dark = await violationsOn(page, COLOUR_RULES);
        expect.soft([...light, ...dark], `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

test('what is wrong with a page is found', async ({ page }) => {
  await page.goto('/faq');
  await untilWhole(page);
  await page.evaluate(() => document.querySelector('main')!.append(document.createElement('img')));
  expect(await violationsOn(page)).toEqual([expect.stringContaining('image-alt: <img')]);
  expect(await violationsOn(page, COLOUR_RULES)).toEqual([]);
});

import { violationsOn } from '../support/axe.ts';
import { crampedAnywhereOn } from '../support/cramped.ts';
import { PORTIONS } from '../support/pages.ts';
import { checkWords, speak } from '../support/speak.ts';
import { DEMO, expect, signIn, test, untilWhole } from '../support/test.ts';

/** Where its words have room, those of the others have. */
const LONGEST = 'de';
const WIDTHS = [390, 1280];
/** All that a scheme can change is colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

// A colour on its way to another one is neither.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { title, pages, isSignedIn } of PORTIONS) {
  test(`pages ${title} have no accessibility violation, light or dark, and room for ${LONGEST}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    if (isSignedIn) await signIn(page, DEMO.owner);
    await speak(page, LONGEST, baseURL!);
    for (const path of pages) {
      await page.goto(path);
      await untilWhole(page);
      await checkWords(page, path, LONGEST);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: 'light' });
        await untilWhole(page);
        const light = await violationsOn(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        const dark = await violationsOn(page, COLOUR_RULES);
        expect.soft([...light, ...dark], `${path} at ${width} px`).toEqual([]);
      }
      expect.soft(await crampedAnywhereOn(page), path).toEqual([]);
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

test('what has no room is found', async ({ page }) => {
  await page.goto('/faq');
  await untilWhole(page);
  await page.evaluate(() => {
    const box = (style: string, text: string) => {
      const button = document.createElement('button');
      button.style.cssText = `display: block; padding: 0; border: 0; ${style}`;
      button.textContent = text;
      return button;
    };
    document
      .querySelector('main')!
      .append(
        box('width: 340px', 'wide'),
        box('width: 20px; white-space: nowrap', 'leaves'),
        box('width: 20px; overflow: hidden; white-space: nowrap', 'is cut'),
        box('margin-bottom: -1.5em', 'below'),
        box('', 'above'),
      );
  });
  const problems = await crampedAnywhereOn(page);
  for (const problem of [
    'at 320 px, the page is 20 px too wide',
    'at 320 px, out of its control: <button> leaves',
    'at 320 px, cut at the side: <button> is cut',
    'with a large font, on each other: <button> below / <button> above',
    'with zoomed text, on each other: <button> below / <button> above',
  ]) {
    expect.soft(problems).toContain(problem);
  }
});

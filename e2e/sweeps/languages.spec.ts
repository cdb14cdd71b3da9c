import { PORTIONS } from '../support/pages.ts';
import { checkWords, speak } from '../support/speak.ts';
import { DEMO, signIn, test, untilWhole } from '../support/test.ts';

/**
 * That each has all words is checked without a browser, and that the longest have room by the sweep of
 * accessibility. What is left is how the others stand on a page, so each page is read in one of them, in turn.
 */
const LANGUAGES = ['ru', 'en', 'tr', 'zh'] as const;

for (const { title, pages, isSignedIn } of PORTIONS) {
  test(`pages ${title} read in ${LANGUAGES.join(', ')}, and are no wider than the screen`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    if (isSignedIn) await signIn(page, DEMO.owner);
    for (const [index, path] of pages.entries()) {
      const language = LANGUAGES[index % LANGUAGES.length]!;
      await speak(page, language, baseURL!);
      await page.goto(path);
      await untilWhole(page);
      await checkWords(page, path, language);
    }
  });
}

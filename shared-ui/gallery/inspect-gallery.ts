/**
 * Inspects the gallery in Chromium: both colour schemes at phone and desktop width, each checked
 * with axe, with every overlay opened in turn. Screenshots go to the given folder, or to dist/.
 * Usage: node gallery/inspect-gallery.ts [folder]; CHROMIUM names the browser.
 */
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type Page } from '@playwright/test';
import { context } from 'esbuild';
import { copyPage, GALLERY_FOLDER, galleryBuild } from './build-gallery.ts';

const folder = process.argv[2] ?? path.join(GALLERY_FOLDER, '../gallery-pictures');
const SCHEMES = ['light', 'dark'] as const;
const WIDTHS = [390, 1280] as const;
/** Buttons that open something on top of the page. */
const OPENERS = ['Sheet', 'Dialog', 'Toast', 'Menu']
  .map((title) => `[data-story^="${title}: "] button`)
  .join();

await copyPage();
const gallery = await context(galleryBuild);
const { port } = await gallery.serve({ port: 9161, servedir: GALLERY_FOLDER });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-sync'],
});
let problems = 0;
for (const scheme of SCHEMES) for (const width of WIDTHS) await inspect(browser, scheme, width);
await browser.close();
await gallery.dispose();
console.log(problems === 0 ? 'axe found nothing' : `${problems} problems`);
process.exitCode = problems === 0 ? 0 : 1;

async function inspect(
  { newContext }: Pick<Browser, 'newContext'>,
  colorScheme: (typeof SCHEMES)[number],
  width: number,
): Promise<void> {
  const visit = await newContext.call(browser, {
    colorScheme,
    reducedMotion: 'reduce',
    viewport: { width, height: 844 },
  });
  const page = await visit.newPage();
  page.on('pageerror', (error) => report(`error: ${error.message}`));
  page.on('console', (message) => message.type() === 'error' && report(message.text()));
  await page.goto(`http://localhost:${port}/`);
  await page.evaluate(() => document.fonts.ready);
  // In a full-page screenshot nothing ever scrolls into view.
  await page.evaluate(() =>
    Promise.allSettled(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    ),
  );
  const name = `${colorScheme}-${width}`;
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
  await check(page, name);
  if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
    report(`${name}: the page is wider than the screen`);
  await openOverlays(page, name);
  await visit.close();
}

async function openOverlays(page: Page, name: string): Promise<void> {
  const openers = page.locator(OPENERS);
  for (const index of (await openers.all()).keys()) {
    const opener = openers.nth(index);
    const story = await opener.evaluate((button) => {
      const frame = button.closest<HTMLElement>('[data-story]');
      return `${frame?.dataset['story']} ${button.textContent}`;
    });
    await opener.click();
    const overlay = page.locator('[role=dialog], [role=alertdialog], [role=menu]').last();
    await overlay.waitFor();
    await page.waitForTimeout(100);
    const file = story.replaceAll(/\W+/g, '-').toLowerCase();
    await page.screenshot({ path: path.join(folder, `${name}-${file}-${index}.png`) });
    await check(page, `${name} ${story}`);
    // A toast disappears by itself; waiting for it would take three seconds each time.
    if (story.startsWith('Toast')) await page.reload();
    else {
      await page.keyboard.press('Escape');
      await overlay.waitFor({ state: 'detached' });
    }
  }
}

async function check(page: Page, name: string): Promise<void> {
  // Base UI's focus guards are hidden but focusable: they pass the focus on at once.
  const { violations } = await new AxeBuilder({ page })
    .exclude('[data-base-ui-focus-guard]')
    .analyze();
  for (const { id, help, nodes } of violations) {
    report(
      `${name}: ${id} (${help})\n  ${nodes.map((node) => node.html.slice(0, 200)).join('\n  ')}`,
    );
  }
}

function report(problem: string): void {
  problems += 1;
  console.error(problem);
}

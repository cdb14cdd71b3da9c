import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';

/**
 * What the first press on a guest's page costs, which starts the shell: how long until it is shown and until it is
 * carried out, and the work on the main thread, beside the same press once the shell runs. At a quarter of the
 * machine's speed, medians. Needs a running server with the demo data: `node bench/first-touch.ts [address]`.
 */
const address = process.argv[2] ?? 'http://localhost:8080';
const ROUNDS = 5;
const SLOWDOWN = 4;
/** What is pressed, and what can be seen once that is carried out. */
const PRESSES = [
  { path: '/home/posts', press: 'text=Фильтры', effect: '[role=dialog]' },
  { path: '/p/5', press: 'button >> text=M', effect: 'button[aria-pressed=true] >> text=M' },
  { path: '/organizations/1', press: 'button >> text=Подписаться', effect: '[role=alertdialog]' },
] as const;
type Press = (typeof PRESSES)[number];

interface Figures {
  /** Milliseconds. */
  readonly shown: number;
  readonly done: number;
  readonly mainThread: number;
}

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
});
const figures = [];
for (const press of PRESSES) {
  const cold: Figures[] = [];
  const warm: Figures[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    cold.push(await visit(press, false));
    warm.push(await visit(press, true));
  }
  const [first, later] = [medians(cold), medians(warm)];
  figures.push({ path: press.path, ...first, doneLater: later.done });
}
await browser.close();

console.table(figures);
const folder = path.join(import.meta.dirname, 'results');
mkdirSync(folder, { recursive: true });
const report = { date: new Date().toISOString(), slowdown: SLOWDOWN, figures };
writeFileSync(path.join(folder, 'first-touch.json'), `${JSON.stringify(report, null, 2)}\n`);

/** @param isStarted whether the shell has been started before by something else */
async function visit({ path: page, press, effect }: Press, isStarted: boolean): Promise<Figures> {
  const context = await browser.newContext({
    locale: 'ru-RU',
    viewport: { width: 390, height: 844 },
  });
  const tab = await context.newPage();
  const devtools = await context.newCDPSession(tab);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await tab.goto(address + page);
  await tab.waitForLoadState('networkidle');
  if (isStarted) {
    await tab.mouse.move(9, 9);
    await tab.locator('[data-still]').first().waitFor({ state: 'detached' });
    await tab.waitForLoadState('networkidle');
  }
  const control = tab.locator(press).first();
  await control.waitFor();
  const spot = await control.boundingBox();
  const before = await taskTime();
  await watch(tab, effect);
  // Not `click`, which would wait for the control to stand still.
  await tab.mouse.click(spot!.x + spot!.width / 2, spot!.y + spot!.height / 2);
  await tab.locator(effect).first().waitFor();
  const seen = await tab.evaluate(
    () => (globalThis as unknown as { seen: { shown: number; done: number } }).seen,
  );
  const mainThread = (await taskTime()) - before;
  await context.close();
  return { ...seen, mainThread };

  async function taskTime(): Promise<number> {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
  }
}

/** Notes when the press is first shown, and when its effect stands in the page, in milliseconds after it. */
async function watch(tab: Page, effect: string): Promise<void> {
  // Playwright's selectors are not the browser's.
  const standing = effect.replace(/ >> .*/, '');
  await tab.evaluate((selector) => {
    const seen = { shown: 0, done: 0 };
    Object.assign(globalThis, { seen });
    let pressedAt = 0;
    addEventListener('pointerdown', ({ timeStamp }) => (pressedAt = timeStamp), {
      once: true,
      capture: true,
    });
    const look = () => {
      if (pressedAt > 0) {
        const since = performance.now() - pressedAt;
        const isDone = document.querySelector(selector) !== null;
        if (seen.shown === 0 && (isDone || document.querySelector('[data-pressed]')))
          seen.shown = since;
        if (isDone) seen.done = since;
      }
      if (seen.done === 0) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, standing);
}

function medians(all: readonly Figures[]): Figures {
  const of = (name: keyof Figures) =>
    Math.round(all.map((one) => one[name]).toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!);
  return { shown: of('shown'), done: of('done'), mainThread: of('mainThread') };
}

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { serveControls } from './controls.ts';
import { CATEGORIES, measure, type Measured, type Throttling } from './measure.ts';

/**
 * Lighthouse for mobile on a running server with the demo data, beside a static page and a page of
 * react-dom alone: alternating runs, medians, ratios.
 * `node bench/lighthouse/lighthouse.ts [address] [--rounds 5]`
 */
const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const address = positionals[0] ?? 'http://localhost:8080';
const ROUNDS = Number(values.rounds);
const DEBUGGING_PORT = 18549;
const THROTTLINGS: readonly Throttling[] = ['devtools', 'simulate'];
const STATIC = 'static page';
const FLOOR = 'react-dom alone';
const PATHS = [
  '/home/posts',
  '/p/5',
  '/organizations/1',
  '/home/search',
  // The other tabs of the home.
  '/home/discounts',
  '/home/organizations',
  '/home/partners',
  '/home/services',
  '/home/promotions',
];

interface Run extends Measured {
  readonly name: string;
  readonly throttling: Throttling;
}

const controls = await serveControls(address);
const pages = [
  { name: STATIC, url: controls.staticUrl },
  { name: FLOOR, url: controls.floorUrl },
  ...PATHS.map((name) => ({ name, url: address + name })),
];
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', `--remote-debugging-port=${DEBUGGING_PORT}`],
});
const runs: Run[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  for (const throttling of THROTTLINGS) {
    for (const { name, url } of pages) {
      runs.push({ name, throttling, ...(await measure(url, DEBUGGING_PORT, throttling)) });
    }
  }
}
const version = browser.version();
await browser.close();
controls.close();

const figures = THROTTLINGS.flatMap((throttling) => {
  const all = pages.map(({ name }) => summarise(name, throttling));
  const [still, floor] = all as [Summary, Summary];
  return all.map((page) => ({
    ...page,
    scriptToFloor: ratio(page.script, floor.script),
    tbtToFloor: ratio(page.tbt, floor.tbt),
    lcpToStatic: ratio(page.lcp, still.lcp),
    lcpToFloor: ratio(page.lcp, floor.lcp),
    belowFloor: floor.performance! - page.performance!,
  }));
});
console.table(figures);
const failures = [...new Set(runs.flatMap(({ failed }) => failed))];
if (failures.length > 0) console.log('Not met:', failures);
const folder = path.join(import.meta.dirname, '../results');
mkdirSync(folder, { recursive: true });
const report = {
  date: new Date().toISOString(),
  chromium: version,
  rounds: ROUNDS,
  figures,
  failures,
};
writeFileSync(path.join(folder, 'lighthouse.json'), `${JSON.stringify(report, null, 2)}\n`);

type Summary = ReturnType<typeof summarise>;

function summarise(name: string, throttling: Throttling) {
  const median = (pick: (run: Run) => number) =>
    runs
      .filter((run) => run.name === name && run.throttling === throttling)
      .map(pick)
      .toSorted((a, b) => a - b)[ROUNDS >> 1]!;
  const scores = Object.fromEntries(
    CATEGORIES.map((id) => [id, median((run) => run.scores[id]!)]),
  ) as Partial<Record<(typeof CATEGORIES)[number], number>>;
  return {
    throttling,
    name,
    ...scores,
    lcp: Math.round(median(({ lcp }) => lcp)),
    tbt: Math.round(median(({ tbt }) => tbt)),
    script: Math.round(median(({ script }) => script)),
    cls: Number(median(({ cls }) => cls).toFixed(3)),
  };
}

function ratio(value: number, control: number): number {
  return Number((value / control).toFixed(2));
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';

/**
 * Lighthouse for mobile on a running server with the demo data, beside a static page with the same
 * picture: alternating runs, medians. `node bench/lighthouse.ts [address]`
 */
const address = process.argv[2] ?? 'http://localhost:8080';
const ROUNDS = 5;
const DEBUGGING_PORT = 18549;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const control = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(STATIC_PAGE);
});
const STATIC_PAGE = `<!doctype html><html lang="en"><title>Static</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="A page">
<link rel="icon" href="data:,"><h1>A page of text and a picture</h1>
<img src="${await findPicture()}" width="390" height="390" alt="" fetchpriority="high">`;
await new Promise<void>((resolve) => control.listen(0, resolve));
const { port } = control.address() as { port: number };

const pages = [
  { name: 'static page', url: `http://localhost:${port}/` },
  { name: '/home/posts', url: `${address}/home/posts` },
  { name: '/p/5', url: `${address}/p/5` },
];

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', `--remote-debugging-port=${DEBUGGING_PORT}`],
});
const runs: Run[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  for (const { name, url } of pages) runs.push({ name, ...(await measure(url)) });
}
const version = browser.version();
await browser.close();
control.close();

const figures = pages.map(({ name }) => summarise(name));
console.table(figures);
const folder = path.join(import.meta.dirname, 'results');
mkdirSync(folder, { recursive: true });
const failures = [...new Set(runs.flatMap(({ failed }) => failed))];
if (failures.length > 0) console.log('Not met:', failures);
const report = { date: new Date().toISOString(), chromium: version, figures, failures };
writeFileSync(path.join(folder, 'lighthouse.json'), `${JSON.stringify(report, null, 2)}\n`);

interface Measured {
  /** By category, 0 to 100. */
  readonly scores: Readonly<Record<string, number>>;
  /** Milliseconds. */
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Audits of the categories other than performance that do not pass. */
  readonly failed: readonly string[];
}

interface Run extends Measured {
  readonly name: string;
}

async function measure(url: string): Promise<Measured> {
  const options = {
    port: DEBUGGING_PORT,
    onlyCategories: CATEGORIES,
    logLevel: 'error' as const,
    // A slow network and processor that are really there. The usual model of one takes a script that
    // a server on this very machine has delivered before the first paint for one that blocks it.
    throttlingMethod: 'devtools' as const,
  };
  const answer = await lighthouse(url, options);
  if (!answer) throw new Error(`${url}: Lighthouse answers nothing`);
  const { audits, categories } = answer.lhr;
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]),
    ),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    failed: CATEGORIES.slice(1).flatMap((id) => failedAudits(answer.lhr, id)),
  };
}

function failedAudits({ audits, categories, finalDisplayedUrl }: Result, category: string) {
  return categories[category]!.auditRefs.flatMap(({ id, weight }) => {
    const score = audits[id]?.score;
    const isFailed = weight > 0 && typeof score === 'number' && score < 1;
    return isFailed ? [`${new URL(finalDisplayedUrl).pathname}: ${id}`] : [];
  });
}

function summarise(name: string) {
  const median = (pick: (run: Run) => number) => {
    const values = runs.filter((run) => run.name === name).map(pick);
    return values.toSorted((a, b) => a - b)[ROUNDS >> 1]!;
  };
  return {
    name,
    ...Object.fromEntries(CATEGORIES.map((id) => [id, median(({ scores }) => scores[id]!)])),
    lcp: Math.round(median(({ lcp }) => lcp)),
    tbt: Math.round(median(({ tbt }) => tbt)),
    cls: Number(median(({ cls }) => cls).toFixed(3)),
  };
}

/** The address of the first picture of the demo's feed. */
async function findPicture(): Promise<string> {
  const answer = await fetch(`${address}/api/v1/shop/feed/?limit=1`);
  const { list } = (await answer.json()) as { list: { image: { medium: string } }[] };
  return address + list[0]!.image.medium;
}

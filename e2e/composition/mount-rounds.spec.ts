import { expect, test, untilInteractive } from '../support/test.ts';

const ROUNDS = 50;
const WARM_UP = 10;

// A trace keeps the elements it has seen.
test.use({ trace: 'off' });

test('fifty rounds of leaving and coming back leave heap and listeners flat', async ({ page }) => {
  test.setTimeout(480_000);
  await page.goto('/home/posts');
  await untilInteractive(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');

  const round = async () => {
    await page.locator('a[href^="/p/"]').first().click();
    await page.getByRole('heading', { name: 'Описание' }).waitFor();
    await page.getByRole('button', { name: 'Назад' }).click();
    await page.getByRole('article').first().waitFor();
  };
  const measure = async () => {
    // A list renders what is near the screen once somebody has scrolled.
    await page.mouse.wheel(0, 20);
    await page.mouse.wheel(0, -20);
    // Elements and their script halves go in turns: one collection frees what the next one finds.
    for (let turn = 0; turn < 4; turn += 1) {
      await devtools.send('HeapProfiler.collectGarbage');
      // A busy machine may pause between two parts of a page.
      await page.waitForTimeout(400);
    }
    const { metrics } = await devtools.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)!.value;
    return {
      heap: value('JSHeapUsedSize'),
      listeners: value('JSEventListeners'),
      nodes: value('Nodes'),
    };
  };

  /** On a busy machine a page is still on its way in or out when its first article is there. */
  const measureAtRest = async () => {
    let last = await measure();
    await expect(async () => {
      const now = await measure();
      const { listeners, nodes } = last;
      last = now;
      expect({ listeners: now.listeners, nodes: now.nodes }).toEqual({ listeners, nodes });
    }).toPass({ timeout: 30_000, intervals: [500] });
    return last;
  };

  for (let index = 0; index < WARM_UP; index += 1) await round();
  const before = await measureAtRest();
  for (let index = 0; index < ROUNDS; index += 1) await round();
  // React keeps what it has shown last until its next change, which is one page and no more: some
  // further rounds let go of that, and only add to a leak.
  await expect(async () => {
    await round();
    const after = await measureAtRest();
    expect(after.listeners).toBeLessThanOrEqual(before.listeners * 1.1);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.15);
    expect(after.heap - before.heap).toBeLessThan(3_000_000);
  }).toPass({ timeout: 60_000, intervals: [0] });
});

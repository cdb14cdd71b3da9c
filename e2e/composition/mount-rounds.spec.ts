import { expect, test, untilInteractive } from '../support/test.ts';

const ROUNDS = 50;
const WARM_UP = 10;

// A trace keeps the elements it has seen.
test.use({ trace: 'off' });

test('fifty rounds of leaving and coming back leave heap and listeners flat', async ({ page }) => {
  test.setTimeout(240_000);
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
    // Elements and their script halves go in turns: one collection frees what the next one finds.
    for (let turn = 0; turn < 4; turn += 1) {
      await devtools.send('HeapProfiler.collectGarbage');
      await page.waitForTimeout(100);
    }
    const { metrics } = await devtools.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)!.value;
    return {
      heap: value('JSHeapUsedSize'),
      listeners: value('JSEventListeners'),
      nodes: value('Nodes'),
    };
  };

  for (let index = 0; index < WARM_UP; index += 1) await round();
  const before = await measure();
  for (let index = 0; index < ROUNDS; index += 1) await round();
  // On a busy machine the page before may still be on its way out; what leaks stays.
  await expect(async () => {
    const after = await measure();
    expect(after.listeners).toBeLessThanOrEqual(before.listeners * 1.1);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.15);
    expect(after.heap - before.heap).toBeLessThan(3_000_000);
  }).toPass({ timeout: 30_000 });
});

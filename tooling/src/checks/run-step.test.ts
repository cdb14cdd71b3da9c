import { countJest, countPlaywright, runStep } from './run-step.ts';

describe('counting tests', () => {
  it('reads the last summary of jest', () => {
    const output =
      'Tests:       1 passed, 1 total\nTests:       2 failed, 3 skipped, 40 passed, 45 total\n';
    expect(countJest(output)).toEqual({ passed: 40, failed: 2, skipped: 3, flaky: [] });
  });

  it('reads the closing lines of Playwright, not what tests are called', () => {
    const output =
      '[3/9] 7 passed orders are listed\n  1 failed\n    a › 5 skipped rows\n  8 passed (1.2m)\n';
    expect(countPlaywright(output)).toEqual({
      passed: 8,
      failed: 1,
      skipped: 0,
      flaky: [],
    });
  });

  it('counts what has passed at the second try as passed, and names it', () => {
    const output =
      '  2 flaky\n    [phone] › journeys/a.spec.ts:3:1 › one ──────\n    [desktop] › b.spec.ts:7:3 › two › three \n  8 passed (1.2m)\n';
    expect(countPlaywright(output)).toEqual({
      passed: 10,
      failed: 0,
      skipped: 0,
      flaky: ['[phone] › journeys/a.spec.ts:3:1 › one', '[desktop] › b.spec.ts:7:3 › two › three'],
    });
  });

  it('knows nothing without a summary', () => {
    expect(countJest('Segmentation fault')).toBeUndefined();
    expect(countPlaywright('Segmentation fault')).toBeUndefined();
  });
});

describe('a step', () => {
  beforeEach(() => {
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
  });
  afterEach(() => jest.restoreAllMocks());

  it('counts as one check, passed or failed', async () => {
    expect(await runStep({ name: 'good', command: ['true'] })).toMatchObject({
      passed: 1,
      failed: 0,
    });
    expect(await runStep({ name: 'bad', command: ['false'] })).toMatchObject({
      passed: 0,
      failed: 1,
    });
    expect(await runStep({ name: 'missing', command: ['no-such-program'] })).toMatchObject({
      failed: 1,
    });
  });

  it('fails when its program fails after the tests have passed', async () => {
    const command = ['sh', '-c', 'echo "Tests: 3 passed, 3 total"; exit 1'] as const;
    expect(await runStep({ name: 'leaky', command: [...command], count: countJest })).toMatchObject(
      {
        passed: 3,
        failed: 1,
      },
    );
  });

  it('does not wait for tests that leave something running', async () => {
    const command = [
      'sh',
      '-c',
      'echo "Jest did not exit one second after"; exec sleep 60',
    ] as const;
    expect(await runStep({ name: 'leaky', command: [...command], count: countJest })).toMatchObject(
      {
        failed: 1,
      },
    );
  });
});

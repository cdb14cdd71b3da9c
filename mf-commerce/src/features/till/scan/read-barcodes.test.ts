import { readBarcodes } from './read-barcodes.ts';

const video = {} as HTMLVideoElement;
const browser = globalThis as { BarcodeDetector?: unknown };

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  delete browser.BarcodeDetector;
});

it('tells of each code that the browser sees, until it is stopped', async () => {
  const seen = [[], [{ rawValue: '4006381333931' }], new Error('No frame'), [{ rawValue: 'late' }]];
  browser.BarcodeDetector = class {
    async detect() {
      const next = seen.shift()!;
      if (next instanceof Error) throw next;
      return next;
    }
  };
  const texts: string[] = [];
  const stop = readBarcodes(video, (text) => texts.push(text));
  await jest.advanceTimersByTimeAsync(750);
  expect(texts).toEqual(['4006381333931']);
  stop();
  await jest.advanceTimersByTimeAsync(750);
  expect(texts).toEqual(['4006381333931']);
});

it('loads what reads them in a browser that knows no barcodes', async () => {
  const texts: string[] = [];
  const load = async () => ({ detect: async () => [{ rawValue: '96385074' }] });
  const stop = readBarcodes(video, (text) => texts.push(text), load);
  await jest.advanceTimersByTimeAsync(500);
  stop();
  expect(new Set(texts)).toEqual(new Set(['96385074']));
});

it('goes on without when that does not load', async () => {
  const texts: string[] = [];
  const load = async () => Promise.reject(new Error('No network'));
  const stop = readBarcodes(video, (text) => texts.push(text), load);
  await jest.advanceTimersByTimeAsync(750);
  stop();
  expect(texts).toEqual([]);
});

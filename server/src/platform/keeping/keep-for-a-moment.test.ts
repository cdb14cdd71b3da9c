import { createKeepForAMoment } from './keep-for-a-moment.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('forgets the oldest where more is made than it may keep', async () => {
  const keep = createKeepForAMoment<string>({ milliseconds: 1000, most: 2 });
  for (const key of ['a', 'b', 'c']) await keep(key, async () => `first ${key}`);
  const again = (key: string) => keep(key, async () => `second ${key}`);
  expect(await again('b')).toBe('first b');
  expect(await again('c')).toBe('first c');
  expect(await again('a')).toBe('second a');
});

it('what fails late does not take what has been made since along', async () => {
  const keep = createKeepForAMoment<string>({ milliseconds: 1000, most: 2 });
  let fail = (_error: Error) => undefined as void;
  const late = keep('a', () => new Promise((_resolve, reject) => (fail = reject)));
  jest.advanceTimersByTime(2001);
  await keep('a', async () => 'made');
  fail(new Error('The database is gone'));
  await expect(late).rejects.toThrow('gone');
  expect(await keep('a', async () => 'made anew')).toBe('made');
});

it('whoever asks just after its moment gets it once more, and the next what was made for them meanwhile', async () => {
  const keep = createKeepForAMoment<string>({ milliseconds: 10_000, most: 2 });
  let finish = (_words: string) => undefined as void;
  const makeLate = jest.fn(() => new Promise<string>((resolve) => (finish = resolve)));
  await keep('a', async () => 'old');
  jest.advanceTimersByTime(10_999);
  expect(await keep('a', makeLate)).toBe('old');
  expect(await keep('a', makeLate)).toBe('old');
  finish('new');
  await Promise.resolve();
  expect(await keep('a', makeLate)).toBe('new');
  expect(makeLate).toHaveBeenCalledTimes(1);
});

it.each([
  ['a second after its moment', 10_000, 11_000],
  ['after a shorter moment, as long again', 100, 200],
])('%s nobody gets it any more', async (_name, milliseconds, later) => {
  const keep = createKeepForAMoment<string>({ milliseconds, most: 2 });
  await keep('a', async () => 'old');
  jest.advanceTimersByTime(later);
  expect(await keep('a', async () => 'new')).toBe('new');
});

it('what fails to be made anew is tried again by the next who asks', async () => {
  const keep = createKeepForAMoment<string>({ milliseconds: 1000, most: 2 });
  await keep('a', async () => 'old');
  jest.advanceTimersByTime(1001);
  const fail = () => Promise.reject(new Error('The database is gone'));
  expect(await keep('a', fail)).toBe('old');
  await Promise.resolve();
  expect(await keep('a', async () => 'new')).toBe('new');
});

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
  jest.advanceTimersByTime(1001);
  await keep('a', async () => 'made');
  fail(new Error('The database is gone'));
  await expect(late).rejects.toThrow('gone');
  expect(await keep('a', async () => 'made anew')).toBe('made');
});

import { createFirstScreens, type FirstScreenRequest } from './first-screens.ts';
import { RenderError } from './render-pool.ts';
import { readScreen, type Screen } from './screen.ts';

const PAGE = readScreen(
  null,
  ['<p>', '', 'null'].map((text) => Buffer.from(text)),
);
const request = (values: Partial<FirstScreenRequest> = {}): FirstScreenRequest => ({
  match: {
    row: {
      owner: 'mf-feed',
      name: 'posts',
      path: '/home/posts',
      access: 'public',
      nav: true,
      ssr: true,
    },
    params: {},
  },
  version: '1',
  url: '/home/posts',
  locale: 'ru',
  currency: 'KGS',
  ...values,
});

function screensOf(render: () => Promise<Screen>) {
  const pool = { render: jest.fn(render) };
  const log = { warn: jest.fn() };
  const countSkeleton = jest.fn();
  const screens = createFirstScreens({ limitMs: 800, pool, log, countSkeleton });
  return { pool, log, countSkeleton, screens };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('renders a page once for all who ask for ten seconds, and each version, language, currency and address by itself', async () => {
  const { screens, pool } = screensOf(async () => PAGE);
  await Promise.all([screens.render(request()), screens.render(request())]);
  expect(pool.render).toHaveBeenCalledTimes(1);
  await screens.render(request({ locale: 'de' }));
  await screens.render(request({ currency: 'USD' }));
  await screens.render(request({ version: '2' }));
  await screens.render(request({ url: '/home/posts?order_by=price' }));
  expect(pool.render).toHaveBeenCalledTimes(5);
  await screens.render(request({ url: '/home/posts?order_by=price&fbclid=IwAR1' }));
  expect(pool.render).toHaveBeenCalledTimes(5);
  jest.advanceTimersByTime(10_001);
  expect(await screens.render(request())).toBe(PAGE);
  expect(pool.render).toHaveBeenCalledTimes(6);
});

it('a screen that comes late is a skeleton for who has asked, and is shown to the next', async () => {
  let finish = (_page: Screen) => undefined as void;
  const { screens, countSkeleton } = screensOf(() => new Promise((resolve) => (finish = resolve)));
  const first = screens.render(request());
  await jest.advanceTimersByTimeAsync(801);
  expect(await first).toBeNull();
  expect(countSkeleton.mock.calls).toEqual([['late']]);
  finish(PAGE);
  expect(await screens.render(request())).toBe(PAGE);
});

it('a screen that fails is a skeleton, is logged, and is tried again', async () => {
  const { screens, pool, log, countSkeleton } = screensOf(() =>
    Promise.reject(new RenderError('release', 'no')),
  );
  expect(await screens.render(request())).toBeNull();
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(countSkeleton.mock.calls).toEqual([['release']]);
  await screens.render(request());
  expect(pool.render).toHaveBeenCalledTimes(2);
});

it('a release that is left alone shows a skeleton without a word in the log for each visitor', async () => {
  const { screens, log, countSkeleton } = screensOf(() =>
    Promise.reject(new RenderError('left alone', 'no')),
  );
  expect(await screens.render(request())).toBeNull();
  expect(log.warn).not.toHaveBeenCalled();
  expect(countSkeleton.mock.calls).toEqual([['left alone']]);
});

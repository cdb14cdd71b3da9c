import type { Pointer, Release, ReleaseState } from '@karavan/shared-api/contract/releases';
import { packagesOf } from './packages.ts';

const version = (n: number) => `1.0.0-${String(n).padStart(12, '0')}`;
const release = (n: number, state: ReleaseState, parts: Partial<Release> = {}): Release => ({
  package: 'mf-feed',
  version: version(n),
  state,
  contract: '^3.1.0',
  commit: null,
  signer: 'feed',
  uploaded_at: '2026-11-22T08:00:00.000Z',
  problems: [],
  ...parts,
});
const POINTER: Pointer = {
  package: 'mf-feed',
  channel: 'stable',
  contract_major: 3,
  current: version(2),
  previous: version(1),
  canary: version(3),
  percent: 5,
  plan: null,
  revision: 7,
  moved_at: '2026-11-22T09:00:00.000Z',
};

it('shows what visitors get first, with their share and what was reported', () => {
  const figures = {
    package: 'mf-feed',
    version: version(3),
    visits: 100,
    failures: 7,
    failed_loads: 3,
    errors: 5,
    slow: 1,
  };
  const releases = [
    release(5, 'blocked'),
    release(4, 'staged'),
    release(3, 'canary'),
    release(2, 'live'),
    release(1, 'superseded'),
  ];
  const [shown] = packagesOf({ pointers: [POINTER], releases, figures: [figures] });
  expect(shown!.releases.map(({ standing, share }) => [standing, share])).toEqual([
    ['live', 95],
    ['canary', 5],
    ['previous', null],
    ['ready', null],
    ['blocked', null],
  ]);
  expect(shown!.releases[1]!.figures).toBe(figures);
});

it('keeps contracts apart, and shows a package that is not live yet', () => {
  const releases = [
    release(9, 'staged', { contract: '^4.0.0' }),
    release(2, 'live'),
    release(1, 'staged', { package: 'mf-new' }),
  ];
  const pointers = [{ ...POINTER, canary: null, previous: null, percent: 0 }];
  const shown = packagesOf({ pointers, releases, figures: [] });
  expect(
    shown.map(({ name, contractMajor, pointer, releases: own }) => [
      name,
      contractMajor,
      pointer?.revision,
      own.length,
    ]),
  ).toEqual([
    ['mf-feed', 4, undefined, 1],
    ['mf-feed', 3, 7, 1],
    ['mf-new', 3, undefined, 1],
  ]);
});

it('shows few of those that nobody gets', () => {
  const releases = Array.from({ length: 30 }, (_, n) => release(40 - n, 'staged'));
  const [shown] = packagesOf({ pointers: [POINTER], releases, figures: [] });
  expect(shown!.releases.map((one) => one.release.version)).toEqual([40, 39, 38, 37].map(version));
});

import { CONTRACT_VERSION } from '@karavan/shared-api/contract/contract-version';
import fc from 'fast-check';
import { registryFor } from './registry.ts';
import type { PointedRemote } from './remotes.queries.ts';
import type { StoredRelease } from './remotes.tables.ts';

const release = (version: string): StoredRelease => ({
  id: 'mf-feed',
  version,
  entry: 'entry.js',
  contract: `^${CONTRACT_VERSION}`,
  integrity: {},
  chunks: {},
  pages: [],
  overlays: [],
});

const pointed = (parts: Partial<PointedRemote> = {}): PointedRemote => ({
  remoteId: 'mf-feed',
  current: release('2'),
  previous: release('1'),
  canary: null,
  canaryPercent: 0,
  ...parts,
});

const registered = (remote: PointedRemote, visitor = 'v', origins: string[] = []) =>
  registryFor([remote], { origins, visitor }).remotes['mf-feed']!;

describe('the registry of a visitor', () => {
  it('names the release in use and the one before', () => {
    expect(registered(pointed())).toMatchObject({
      current: { version: '2', base: '/remotes/mf-feed/2/web/' },
      previous: { version: '1' },
      rollout: null,
    });
  });

  it('serves files from the first origin and names the others', () => {
    const registry = registryFor([pointed()], {
      origins: ['https://a.example', 'https://b.example'],
      visitor: 'v',
    });
    expect(registry.origins).toEqual(['https://b.example']);
    expect(registry.remotes['mf-feed']!.current.base).toBe(
      'https://a.example/remotes/mf-feed/2/web/',
    );
  });

  it('gives a canary to its share of the visitors, who fall back to the release in use', () => {
    const canary = pointed({ canary: release('3'), canaryPercent: 20 });
    const visitors = Array.from({ length: 2000 }, (_, index) => registered(canary, `v${index}`));
    const chosen = visitors.filter(({ current }) => current.version === '3');
    expect(chosen.length).toBeGreaterThan(300);
    expect(chosen.length).toBeLessThan(500);
    for (const { previous } of chosen) expect(previous?.version).toBe('2');
  });

  it('keeps every visitor on the side they are on while the share grows', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(100), fc.nat(100), (visitor, one, other) => {
        const [less, more] = [one, other].toSorted((a, b) => a - b) as [number, number];
        const at = (canaryPercent: number) =>
          registered(pointed({ canary: release('3'), canaryPercent }), visitor).current.version;
        return at(less) !== '3' || at(more) === '3';
      }),
    );
  });
});

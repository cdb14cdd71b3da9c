import fc from 'fast-check';
import { CONTRACT_VERSION } from '@karavan/shared-api/contract/contract-version';
import { STABLE } from '@karavan/shared-api/contract/releases';
import { manifestOf, pageOf, versionOf } from '../../../../testing/manifest.ts';
import { majorOf, type PointedPackage } from '../pointers/world.ts';
import { composeFor, filesOf, presentRegistry, type Visitor } from './registry.ts';

const MAJOR = majorOf({ contract: CONTRACT_VERSION });

const pointed = (id: string, parts: Partial<PointedPackage> = {}): PointedPackage => ({
  package: id,
  channel: STABLE,
  contractMajor: id === 'shell' ? 0 : MAJOR,
  current: manifestOf(id, 2),
  previous: manifestOf(id, 1),
  canary: null,
  percent: 0,
  revision: 1,
  movedAt: new Date(0),
  canarySince: new Date(0),
  plan: null,
  ...parts,
});

const visitor = (parts: Partial<Visitor> = {}): Visitor => ({
  id: 'v',
  channel: STABLE,
  failedShell: null,
  preview: null,
  ...parts,
});

const compose = (pointers: PointedPackage[], parts: Partial<Visitor> = {}) =>
  composeFor([pointed('shell'), ...pointers], visitor(parts))!;

const registered = (remote: PointedPackage, id = 'v', origins: string[] = []) =>
  presentRegistry(compose([remote], { id }), CONTRACT_VERSION, origins).remotes['mf-feed']!;

describe('the registry of a visitor', () => {
  it('names the release in use and the one before', () => {
    expect(registered(pointed('mf-feed'))).toMatchObject({
      current: {
        version: versionOf(2),
        base: `/remotes/mf-feed/${versionOf(2)}/web/`,
      },
      previous: { version: versionOf(1) },
      rollout: null,
    });
  });

  it('tells the files of releases to shells alone that do not ask for them', () => {
    const files = { 'web/entry.js': 'sha384-x', 'web/entry.js.br': 'sha384-y' };
    const release = manifestOf('mf-feed', 2, { files, chunks: { app: ['entry.js'] } });
    const composition = compose([pointed('mf-feed', { current: release })]);
    const offeredTo = (contract: string) =>
      presentRegistry(composition, contract, []).remotes['mf-feed']!.current;
    const listed = { integrity: { 'entry.js': 'sha384-x' }, chunks: { app: ['entry.js'] } };
    expect(filesOf(release)).toEqual(listed);
    for (const contract of [`${MAJOR}.17.0`, 'undefined']) {
      expect(offeredTo(contract)).toMatchObject(listed);
    }
    const brief = offeredTo(CONTRACT_VERSION);
    expect([brief.integrity, brief.chunks]).toEqual([undefined, undefined]);
    expect(brief).toMatchObject({ version: versionOf(2), entry: 'entry.js', pages: [] });
  });

  it('serves files from the first origin and names the others, ours as the last one', () => {
    const composition = compose([pointed('mf-feed')]);
    const registry = presentRegistry(composition, CONTRACT_VERSION, [
      'https://a.example',
      'https://b.example',
    ]);
    expect(registry.origins).toEqual(['https://b.example', '']);
    expect(registry.remotes['mf-feed']!.current.base).toBe(
      `https://a.example/remotes/mf-feed/${versionOf(2)}/web/`,
    );
    expect(presentRegistry(composition, CONTRACT_VERSION, []).origins).toEqual([]);
  });

  it('gives a canary to its share of the visitors, who fall back to the release in use', () => {
    const canary = pointed('mf-feed', { canary: manifestOf('mf-feed', 3), percent: 20 });
    const visitors = Array.from({ length: 2000 }, (_, index) => registered(canary, `v${index}`));
    const chosen = visitors.filter(({ current }) => current.version === versionOf(3));
    expect(chosen.length).toBeGreaterThan(300);
    expect(chosen.length).toBeLessThan(500);
    for (const { previous } of chosen) expect(previous?.version).toBe(versionOf(2));
  });

  it('keeps every visitor on the side they are on while the share grows', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(99), fc.nat(99), (id, one, other) => {
        const [less, more] = [one, other].toSorted((a, b) => a - b) as [number, number];
        const at = (percent: number) =>
          registered(pointed('mf-feed', { canary: manifestOf('mf-feed', 3), percent }), id).current
            .version;
        return at(less) !== versionOf(3) || at(more) === versionOf(3);
      }),
    );
  });

  it('is none while no shell is live', () => {
    expect(composeFor([pointed('mf-feed')], visitor())).toBeNull();
  });

  it('has the remotes of the contract of its shell only', () => {
    const next = pointed('mf-feed', {
      contractMajor: MAJOR + 1,
      current: manifestOf('mf-feed', 9),
    });
    const { remotes } = compose([pointed('mf-feed'), next]);
    expect(remotes.get('mf-feed')!.current.version).toBe(versionOf(2));
    expect(compose([next]).remotes.size).toBe(0);
  });

  it('gives whoever could not load the start script the shell before', () => {
    expect(compose([], { failedShell: versionOf(2) }).shell.version).toBe(versionOf(1));
    expect(compose([], { failedShell: versionOf(1) }).shell.version).toBe(versionOf(2));
  });

  it('shows a preview to whoever holds its link, with the release in use to fall back to', () => {
    const preview = manifestOf('mf-feed', 7);
    const offer = compose([pointed('mf-feed')], { preview }).remotes.get('mf-feed')!;
    expect([offer.current.version, offer.previous?.version]).toEqual([versionOf(7), versionOf(2)]);
    const fresh = manifestOf('mf-new', 1);
    expect(compose([], { preview: fresh }).remotes.get('mf-new')!.previous).toBeNull();
    const shell = compose([], { preview: manifestOf('shell', 7) }).shell;
    expect(shell.version).toBe(versionOf(7));
  });

  it('takes the releases of a channel where it has any', () => {
    const beta = pointed('mf-feed', { channel: 'beta', current: manifestOf('mf-feed', 5) });
    const pointers = [pointed('mf-feed'), pointed('mf-commerce'), beta];
    const versions = (channel: string) =>
      [...compose(pointers, { channel }).remotes].map(([id, { current }]) => [id, current.version]);
    expect(Object.fromEntries(versions('beta'))).toEqual({
      'mf-feed': versionOf(5),
      'mf-commerce': versionOf(2),
    });
    expect(Object.fromEntries(versions('unknown'))['mf-feed']).toBe(versionOf(2));
  });

  it('leaves out the page that came last where two packages claim it, and goes on', () => {
    const first = pointed('mf-feed', {
      current: manifestOf('mf-feed', 2, { pages: [pageOf('item', '/p/:id'), pageOf('a', '/a')] }),
      movedAt: new Date(2000),
    });
    const older = pointed('mf-commerce', {
      current: manifestOf('mf-commerce', 2, { pages: [pageOf('item', '/p/:item')] }),
      movedAt: new Date(1000),
    });
    const { remotes, dropped } = compose([first, older]);
    expect(remotes.get('mf-feed')!.current.pages.map(({ path }) => path)).toEqual(['/a']);
    expect(remotes.get('mf-commerce')!.current.pages).toHaveLength(1);
    expect(dropped).toEqual([`/p/:id of mf-feed ${versionOf(2)}`]);
  });
});

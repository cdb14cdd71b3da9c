import { CONTRACT_VERSION } from '@karavan/shared-api/contract/contract-version';
import type { Registry, RemoteRelease } from '@karavan/shared-api/contract/remotes';
import type { PreparedView, RemoteApp } from '@karavan/shared-api/remote';
import { RemoteFailure } from './failure.ts';
import { createRemoteLoader, type RemoteLoaderDependencies } from './remote-loader.ts';

const VIEW = { kind: 'page', name: 'posts' } as never;

function release(version: string, parts: Partial<RemoteRelease> = {}): RemoteRelease {
  return {
    id: 'mf-feed',
    version,
    base: `https://shop.example/remotes/mf-feed/${version}/web/`,
    entry: 'entry.js',
    contract: `^${CONTRACT_VERSION}`,
    pages: [],
    overlays: [],
    ...parts,
  };
}

function registryOf(
  current: RemoteRelease,
  previous: RemoteRelease | null = null,
  origins: string[] = [],
): Registry {
  return {
    contract: '1.0.0',
    shell: { version: '1.0.0-000000000000' },
    origins,
    remotes: { 'mf-feed': { current, previous, rollout: null, overridden: false } },
  };
}

interface World {
  /** The registry this page was opened with, and the one the server returns when asked again. */
  readonly registry: Registry;
  readonly fresh?: Registry;
  /** Whether the files at a base can be imported; checked for every attempt. */
  works(base: string, attempt: number): boolean;
  /** Versions whose files cannot be told. */
  readonly unlisted?: readonly string[];
}

function load({ registry, fresh = registry, works, unlisted = [] }: World) {
  const attempts: string[] = [];
  const failures: RemoteFailure[] = [];
  const app = { prepare: async () => ({}) as PreparedView } as unknown as RemoteApp;
  const dependencies: RemoteLoaderDependencies = {
    registry,
    trust: { trustRelease: () => undefined, renewAddresses: () => undefined } as never,
    files: {
      async find({ id, version }) {
        if (unlisted.includes(version)) throw new RemoteFailure(id, 'status');
        return { integrity: {}, chunks: {} };
      },
      doubt: () => undefined,
    },
    async importRelease(_release, base) {
      attempts.push(base);
      if (!works(base, attempts.length)) throw new Error('no');
      return app;
    },
    loadMessages: async () => undefined,
    fetchRegistry: async () => fresh,
    onFailedAttempt: (failure) => void failures.push(failure),
  };
  const loader = createRemoteLoader(dependencies);
  return { loader, attempts, failures };
}

beforeEach(() => {
  globalThis.fetch = jest.fn(async () => new Response('broken', { status: 500 }));
});

const [v1, v2, v3] = ['1', '2', '3'].map((version) => release(version)) as [
  RemoteRelease,
  RemoteRelease,
  RemoteRelease,
];

describe('the failure ladder', () => {
  it('tries the same address once more', async () => {
    const { loader, attempts } = load({
      registry: registryOf(v2, v1),
      works: (_base, attempt) => attempt === 2,
    });
    await expect(loader.load('mf-feed', VIEW)).resolves.toMatchObject({ release: v2 });
    expect(attempts).toEqual([v2.base, v2.base]);
  });

  it('goes to another origin with the same files', async () => {
    const { loader } = load({
      registry: registryOf(v2, v1, ['https://mirror.example']),
      works: (base) => base.startsWith('https://mirror.example'),
    });
    await expect(loader.load('mf-feed', VIEW)).resolves.toMatchObject({ release: v2 });
  });

  it('ends at our own server, which has the files of all releases', async () => {
    globalThis.location = { origin: 'https://karavan.example' } as Location;
    const { loader, attempts } = load({
      registry: registryOf(v2, null, ['https://mirror.example', '']),
      works: (base) => base.startsWith('https://karavan.example'),
    });
    await expect(loader.load('mf-feed', VIEW)).resolves.toMatchObject({ release: v2 });
    expect(attempts.at(-1)).toBe(`https://karavan.example${new URL(v2.base).pathname}`);
  });

  it('tells which release was tried last, and whether it is a canary', async () => {
    const registry = registryOf(v2, v1);
    const remote = registry.remotes['mf-feed']!;
    const { loader } = load({
      registry: {
        ...registry,
        remotes: { 'mf-feed': { ...remote, rollout: { version: '2', percent: 5 } } },
      },
      works: (base, attempt) => attempt > 3,
    });
    expect(loader.lastTried('mf-feed')).toBeUndefined();
    await expect(loader.load('mf-feed', VIEW)).rejects.toThrow();
    expect(loader.lastTried('mf-feed')).toEqual({ version: '1', isCanary: false });
    await loader.load('mf-feed', VIEW);
    expect(loader.lastTried('mf-feed')).toEqual({ version: '2', isCanary: true });
  });

  it('takes the release that the server names by now', async () => {
    const { loader } = load({
      registry: registryOf(v2, v1),
      fresh: registryOf(v3, v2),
      works: (base) => base === v3.base,
    });
    await expect(loader.load('mf-feed', VIEW)).resolves.toMatchObject({ release: v3 });
  });

  it('goes on where the list of its files does not come, and says why', async () => {
    const { loader, attempts, failures } = load({
      registry: registryOf(v2, v1),
      works: () => true,
      unlisted: ['2'],
    });
    await expect(loader.load('mf-feed', VIEW)).resolves.toMatchObject({ release: v1 });
    expect(attempts).toEqual([v1.base]);
    expect(failures.map(({ reason }) => reason)).toEqual(['status', 'status']);
  });

  it('falls back to the release before', async () => {
    const { loader, attempts, failures } = load({
      registry: registryOf(v2, v1),
      works: (base) => base === v1.base,
    });
    await expect(loader.load('mf-feed', VIEW)).resolves.toMatchObject({ release: v1 });
    expect(attempts).toEqual([v2.base, v2.base, v1.base]);
    expect(failures.map(({ reason }) => reason)).toEqual(['status', 'status']);
  });

  it('never runs a release that was built for another contract', async () => {
    const { loader, attempts } = load({
      registry: registryOf(release('2', { contract: '^999.0.0' }), v1),
      works: () => true,
    });
    await expect(loader.load('mf-feed', VIEW)).resolves.toMatchObject({ release: v1 });
    expect(attempts).toEqual([v1.base]);
  });

  it('ends with the reason of the last rung when none holds', async () => {
    const { loader } = load({ registry: registryOf(v2, v1), works: () => false });
    await expect(loader.load('mf-feed', VIEW)).rejects.toMatchObject({
      remote: 'mf-feed',
      reason: 'status',
    });
  });
});

describe('a loaded release', () => {
  it('is taken again without another import', async () => {
    const { loader, attempts } = load({ registry: registryOf(v2, v1), works: () => true });
    await loader.load('mf-feed', VIEW);
    await loader.load('mf-feed', VIEW);
    expect(attempts).toEqual([v2.base]);
  });

  it('that broke on screen comes last from then on, until it is reset', async () => {
    const { loader } = load({ registry: registryOf(v2, v1), works: () => true });
    loader.markBroken((await loader.load('mf-feed', VIEW)).release);
    await expect(loader.load('mf-feed', VIEW)).resolves.toMatchObject({ release: v1 });
    loader.reset('mf-feed');
    await expect(loader.load('mf-feed', VIEW)).resolves.toMatchObject({ release: v2 });
  });
});

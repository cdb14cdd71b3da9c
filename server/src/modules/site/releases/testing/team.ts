import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  createReleasesApi,
  createTeamKey,
  pointerMajor,
  pointerOf,
  publish,
  readTeamKey,
  type ReleasesApi,
  type TeamKey,
} from '@karavan/cli';
import {
  RELEASE_ACTIONS,
  STABLE,
  type Release,
  type ReleaseAction,
  type ReleaseManifest,
} from '@karavan/shared-api/contract/releases';
import { manifestOf } from '../../../../testing/manifest.ts';
import type { TestServer } from '../../../../testing/test-server.ts';
import { addTeamKey } from '../keys/team-keys.ts';

export interface Build {
  readonly id: string;
  /** Makes the version. */
  readonly version: number;
  /** By path; a script for browsers that starts it is there already. */
  readonly files?: Readonly<Record<string, string | Buffer>>;
  readonly parts?: Partial<ReleaseManifest>;
}

/** A team with a key that a server trusts, and the builds it makes. */
export interface TestTeam {
  readonly api: ReleasesApi;
  readonly key: TeamKey;
  readonly keyId: number;
  /** A folder as a build leaves it. */
  build(build: Build): Promise<string>;
  publish(build: Build): Promise<Release>;
  /** Publishes it, and gives it to everybody. */
  release(build: Build): Promise<Release>;
  promote(release: Release, percent?: number): Promise<void>;
}

/** What a team's key is good for. */
export interface TeamRights {
  readonly packages?: readonly string[];
  readonly actions?: readonly ReleaseAction[];
}

/** @param site where the server listens */
export async function createTestTeam(
  { database: { db } }: TestServer,
  site: string,
  {
    packages = ['*'],
    actions = RELEASE_ACTIONS,
    offset = 0,
  }: TeamRights & {
    /** Added to the versions of builds: a version is never another release. */
    offset?: number;
  } = {},
): Promise<TestTeam> {
  const key = readTeamKey(createTeamKey());
  const { id: keyId } = await db.transaction().execute((trx) =>
    addTeamKey(trx, {
      name: `team ${key.publicKey.slice(0, 4)}`,
      publicKey: Buffer.from(key.publicKey, 'base64'),
      packages,
      actions,
    }),
  );
  const api = createReleasesApi(site, key);

  async function publishBuild(build: Build): Promise<Release> {
    const dist = await makeBuild(build, offset);
    try {
      return await publish(api, key, dist);
    } finally {
      await rm(dist, { recursive: true });
    }
  }

  async function promote(release: Release, percent = 100) {
    const { package: name, version } = release;
    const major = pointerMajor(release);
    const revision = (await pointerOf(api, name, { major }))?.revision ?? 0;
    await api.promote({ package: name, version, percent, revision, channel: STABLE, reason: '' });
  }

  return {
    api,
    key,
    keyId,
    build: (build) => makeBuild(build, offset),
    publish: publishBuild,
    promote,
    async release(build) {
      const release = await publishBuild(build);
      await promote(release);
      return release;
    },
  };
}

async function makeBuild(
  { id, version: number, files = {}, parts = {} }: Build,
  offset: number,
): Promise<string> {
  const version = offset + number;
  const dist = await mkdtemp(path.join(os.tmpdir(), 'karavan-build-'));
  const all = { 'web/entry.js': `${id} ${version}`, ...files };
  for (const [file, content] of Object.entries(all)) {
    await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
    await writeFile(path.join(dist, file), content);
  }
  const hashes = Object.entries(all).map(([file, content]) => [
    file,
    `sha384-${createHash('sha384').update(content).digest('base64')}`,
  ]);
  const manifest = manifestOf(id, version, { files: Object.fromEntries(hashes), ...parts });
  await writeFile(path.join(dist, 'release.json'), JSON.stringify(manifest));
  return dist;
}

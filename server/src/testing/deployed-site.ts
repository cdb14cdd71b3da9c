import path from 'node:path';
import {
  createReleasesApi,
  createTeamKey,
  pointerMajor,
  pointerOf,
  publish,
  readTeamKey,
  type ReleasesApi,
} from '@karavan/cli';
import { STABLE, type Release } from '@karavan/shared-api/contract/releases';

/** A private key in PEM. */
export const DEPLOY_KEY = createTeamKey();
const key = readTeamKey(DEPLOY_KEY);

/** With these a server trusts the tests to release what is built. */
export const DEPLOY_VARIABLES = { KARAVAN_DEPLOY_KEY: key.publicKey };

/** Releases the shell and the feed of this workspace, as whoever deploys a server does. */
export async function deploySite(address: string): Promise<void> {
  const api = deployApi(address);
  for (const name of ['mf-feed', 'shell']) {
    await promote(api, await publishBuild(api, path.resolve(name, 'dist')));
  }
}

/** What the tests release with. */
export const deployApi = (address: string) => createReleasesApi(address, key);

/** Rejects with what is wrong with the build. */
export async function publishBuild(api: ReleasesApi, dist: string): Promise<Release> {
  const release = await publish(api, key, dist);
  if (release.problems.length > 0) throw new Error(release.problems.join('\n'));
  return release;
}

/** To a share of all visitors. */
export async function promote(api: ReleasesApi, release: Release, percent = 100): Promise<void> {
  const { package: name, version } = release;
  const pointer = await pointerOf(api, name, { major: pointerMajor(release) });
  const move = { package: name, version, channel: STABLE, reason: '' };
  await api.promote({ ...move, percent, revision: pointer?.revision ?? 0 });
}

/** To the release before. */
export async function rollBack(api: ReleasesApi, name: string): Promise<void> {
  const { channel, contract_major, revision } = (await pointerOf(api, name))!;
  await api.rollback({ package: name, channel, contract_major, revision, reason: '' });
}

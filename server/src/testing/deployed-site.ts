import path from 'node:path';
import { createReleasesApi, createTeamKey, publish, readTeamKey } from '@karavan/cli';
import { STABLE } from '@karavan/shared-api/contract/releases';

/** A private key in PEM. */
export const DEPLOY_KEY = createTeamKey();
const key = readTeamKey(DEPLOY_KEY);

/** With these a server trusts the tests to release what is built. */
export const DEPLOY_VARIABLES = { KARAVAN_DEPLOY_KEY: key.publicKey };

/** Releases the shell and the feed of this workspace, as whoever deploys a server does. */
export async function deploySite(address: string): Promise<void> {
  const api = createReleasesApi(address, key);
  for (const name of ['mf-feed', 'shell']) {
    const { package: id, version, problems } = await publish(api, key, path.resolve(name, 'dist'));
    if (problems.length > 0) throw new Error(problems.join('\n'));
    const move = { package: id, version, channel: STABLE, revision: 0, reason: '' };
    await api.promote({ ...move, percent: 100 });
  }
}

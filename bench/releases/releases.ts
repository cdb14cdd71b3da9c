import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startEmbeddedDatabase } from '../../server/src/platform/embedded-database/index.ts';
import { createLog } from '../../server/src/platform/logging/create-log.ts';
import {
  DEPLOY_VARIABLES,
  deployApi,
  deploySite,
  promote,
  publishBuild,
  rollBack,
} from '../../server/src/testing/deployed-site.ts';
import { startLoad } from '../../server/src/testing/rolling/load.ts';
import { makeNextBuild } from '../../server/src/testing/rolling/next-build.ts';
import { pageView } from '../../server/src/testing/rolling/page-view.ts';
import { swapReleases } from '../../server/src/testing/rolling/swap-releases.ts';
import { createServerProcesses } from '../../server/src/testing/server-processes.ts';

/**
 * Releases on three server processes: how long it takes from an edit of mf-feed to everybody (with the build),
 * and back; then swaps of releases of feed and shell while people open pages, of which none may fail.
 *   node bench/releases/releases.ts [--swaps 50] [--seed 20261122]
 */
const { values: options } = parseArgs({
  options: {
    swaps: { type: 'string', default: '50' },
    seed: { type: 'string', default: '20261122' },
  },
});
const REMOTE = 'mf-feed';
const EDITED = path.resolve(REMOTE, 'src/locales/en.json');
const PROCESSES = 3;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'karavan-bench-'));
const made: string[] = [dataDir];
const processes = createServerProcesses();
const database = await startEmbeddedDatabase({
  dataDir,
  log: createLog('error'),
  survivesPowerCut: false,
});
const build = () => void execFileSync(process.execPath, ['tooling/src/build/build-all.ts']);
const seconds = (from: number) => Number(((performance.now() - from) / 1000).toFixed(2));

try {
  build();
  const servers = [];
  for (let count = 0; count < PROCESSES; count += 1) {
    servers.push(
      await processes.start(database.connectionString, {
        ...DEPLOY_VARIABLES,
        KARAVAN_DATA_DIR: dataDir,
        RENDER_WORKERS: '1',
        REQUESTS_PER_ADDRESS_MINUTE: '1000000',
      }),
    );
  }
  const addresses = servers.map(({ address }) => address);
  const api = deployApi(addresses[0]!);
  await deploySite(addresses[0]!);

  const untilLive = (version: string) =>
    Promise.all(
      addresses.map(async (address) => {
        for (;;) {
          const answer = await fetch(`${address}/registry.json`);
          const { remotes } = (await answer.json()) as {
            remotes: Record<string, { current: { version: string } }>;
          };
          if (remotes[REMOTE]!.current.version === version) return;
          await sleep(5);
        }
      }),
    );
  const { version: before } = JSON.parse(readFileSync(`${REMOTE}/dist/release.json`, 'utf8')) as {
    version: string;
  };

  const edited = readFileSync(EDITED, 'utf8');
  const releasing = performance.now();
  let built: number;
  let live: number;
  try {
    writeFileSync(EDITED, edited.replace(/": "(.)/, '": "$1 '));
    build();
    built = seconds(releasing);
    const release = await publishBuild(api, path.resolve(REMOTE, 'dist'));
    await promote(api, release);
    await untilLive(release.version);
    live = seconds(releasing);
  } finally {
    writeFileSync(EDITED, edited);
  }
  const goingBack = performance.now();
  await rollBack(api, REMOTE);
  await untilLive(before);
  const back = seconds(goingBack);
  build();

  const releases = [];
  for (const name of [REMOTE, 'shell']) {
    releases.push(await publishBuild(api, path.resolve(name, 'dist')));
    for (const mark of ['one', 'two']) {
      const dist = await makeNextBuild(name, mark);
      made.push(dist);
      releases.push(await publishBuild(api, dist));
    }
  }
  const loads = addresses.map((address) =>
    startLoad(address, { people: 1, next: () => pageView('/home/posts') }),
  );
  const count = Number(options.swaps);
  await swapReleases(api, releases, { count, seed: Number(options.seed), pauseMs: 500 });
  const failures = (await Promise.all(loads.map((load) => load.stop()))).flat();
  const pages = loads.reduce((sum, load) => sum + load.count(), 0);

  const result = {
    'seconds to build': built,
    'seconds from edit to live': live,
    'seconds to roll back': back,
    swaps: count,
    'page views': pages,
    'failed page views': failures.length,
  };
  console.log(result);
  for (const failure of failures.slice(0, 10)) console.log(failure);
  writeFileSync(
    'bench/results/releases.json',
    `${JSON.stringify({ date: new Date().toISOString(), node: process.version, seed: Number(options.seed), ...result }, null, 2)}\n`,
  );
  if (failures.length > 0) process.exitCode = 1;
} finally {
  await processes.stopAll();
  await database.stop();
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
}

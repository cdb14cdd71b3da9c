import { setTimeout as sleep } from 'node:timers/promises';
import { pointerMajor, pointerOf, type ReleasesApi } from '@karavan/cli';
import type { Release } from '@karavan/shared-api/contract/releases';
import { promote, rollBack } from '../deployed-site.ts';
import { Chance } from '../soak/chance.ts';

const CANARIES = [5, 25, 50];

interface Swaps {
  readonly count: number;
  readonly seed: number;
  /** Between two swaps at the most; half of it at least. */
  readonly pauseMs: number;
}

/** Lets teams release, promote to a share, and go back, one move after the other; each one counts. */
export async function swapReleases(
  api: ReleasesApi,
  releases: readonly Release[],
  { count, seed, pauseMs }: Swaps,
): Promise<void> {
  const chance = new Chance(seed);
  for (let swap = 0; swap < count; swap += 1) {
    const release = chance.pick(releases);
    const { package: name } = release;
    const pointer = (await pointerOf(api, name, { major: pointerMajor(release) }))!;
    if (pointer.previous !== null && chance.isOneOf(3)) {
      await rollBack(api, name);
    } else {
      const others = releases.filter(
        (other) => other.package === name && other.version !== pointer.current,
      );
      await promote(api, chance.pick(others), chance.isOneOf(3) ? chance.pick(CANARIES) : 100);
    }
    await sleep(pauseMs * (0.5 + chance.next() / 2));
  }
}

import type { Kysely } from 'kysely';
import type { ReleasePlan } from '@karavan/shared-api/contract/releases';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { releaseRefused } from '../release-refused.ts';
import type { ReleasesTables } from '../releases.tables.ts';
import { movePointers, refuseStale, type Mover, type PointerKey } from './move-pointer.ts';
import type { PointerReader } from './pointers.queries.ts';
import { SHELL } from './world.ts';

interface Promotion {
  readonly package: string;
  readonly version: string;
  readonly channel: string;
  /** Of the visitors, 0 to 100: all of them make it live, none take a canary back. */
  readonly percent: number;
  /** How it goes on by itself. */
  readonly plan?: ReleasePlan | undefined;
  readonly revision: number;
  readonly reason: string;
}

/** States of a release that people may get. */
const OFFERABLE: ReadonlySet<string> = new Set(['staged', 'canary', 'live', 'superseded']);

/**
 * Gives a release to a share of the visitors, or to all of them.
 * @throws ApiError `not_found`, `conflict` for another revision, `release_refused` for what would not fit
 */
export function promoteRelease(
  db: Kysely<ReleasesTables>,
  reader: PointerReader,
  mover: Mover,
  { package: name, version, channel, percent, plan, revision, reason }: Promotion,
): Promise<PointerKey> {
  return movePointers(db, { reader, mover }, async ({ trx, find, set, log }) => {
    const release = await trx
      .selectFrom('release')
      .select(['state', 'contract_major'])
      .where('package', '=', name)
      .where('version', '=', version)
      .executeTakeFirst();
    if (!release) throw new ApiError('not_found');
    if (!OFFERABLE.has(release.state)) {
      throw releaseRefused([
        `${name} ${version} is ${release.state}; only a staged release goes to visitors`,
      ]);
    }
    const key = {
      package: name,
      channel,
      contractMajor: name === SHELL ? 0 : release.contract_major,
    };
    const found = await find(key);
    refuseStale(found, revision);
    const { action, target } = decide(found, version, percent, plan ?? null);
    if (!target)
      throw releaseRefused([
        `${name} has nothing live on ${channel}: the first release goes to all`,
      ]);
    await set(key, target);
    await log({
      package: name,
      channel,
      action,
      from: found?.current ?? null,
      to: version,
      percent,
      reason,
    });
    return key;
  });
}

function decide(
  found: { current: string; previous: string | null; canary: string | null } | null,
  version: string,
  percent: number,
  plan: ReleasePlan | null,
) {
  const alone = { canary: null, percent: 0, plan: null };
  if (percent === 100) {
    const previous = found?.current === version ? found.previous : (found?.current ?? null);
    return { action: 'promote', target: { current: version, previous, ...alone } };
  }
  if (!found) return { action: 'canary', target: null };
  const { current, previous } = found;
  if (plan && [percent, ...plan.steps].some((step, n, steps) => n > 0 && step <= steps[n - 1]!)) {
    throw releaseRefused([
      `Each step is greater than the one before; these are ${[percent, ...plan.steps].join(', ')}`,
    ]);
  }
  if (percent === 0 || version === current) {
    return { action: 'end canary', target: { current, previous, ...alone } };
  }
  return { action: 'canary', target: { current, previous, canary: version, percent, plan } };
}

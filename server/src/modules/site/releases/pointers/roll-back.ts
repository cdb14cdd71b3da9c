import type { Kysely, Transaction } from 'kysely';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { releaseRefused } from '../release-refused.ts';
import type { ReleasesTables } from '../releases.tables.ts';
import {
  movePointers,
  refuseStale,
  type Mover,
  type PointerKey,
  type PointerTarget,
} from './move-pointer.ts';
import type { PointerReader } from './pointers.queries.ts';
import { SHELL } from './world.ts';

/**
 * Gives everybody the release before the present one. What is left behind is no way back any more; the
 * fallback is the one before.
 * @throws ApiError `not_found`, `conflict` for another revision, `release_refused` where there is nothing to
 * go back to, or it would not fit
 */
export function rollBack(
  db: Kysely<ReleasesTables>,
  reader: PointerReader,
  mover: Mover,
  { revision, reason, ...key }: PointerKey & { readonly revision: number; readonly reason: string },
): Promise<PointerKey> {
  return movePointers(db, { reader, mover }, async ({ trx, find, set, log }) => {
    const found = await find(key);
    if (!found) throw new ApiError('not_found');
    refuseStale(found, revision);
    const target = await stepBack(trx, key, found);
    if (!target) throw releaseRefused([`${key.package} has no earlier release to go back to`]);
    await set(key, target);
    const { package: name, channel } = key;
    await log({
      package: name,
      channel,
      action: 'roll back',
      from: found.current,
      to: target.current,
      reason,
    });
    return key;
  });
}

/** What a pointer names once its present release is gone, null where nothing is left. */
export async function stepBack(
  trx: Transaction<ReleasesTables>,
  { package: name, contractMajor }: PointerKey,
  { current, previous }: Pick<PointerTarget, 'current' | 'previous'>,
): Promise<PointerTarget | null> {
  const earlier = await trx
    .selectFrom('release')
    .select('version')
    .where('package', '=', name)
    // Some visitors may have it again already, as a canary.
    .where('state', 'in', ['superseded', 'live', 'canary'])
    .where('version', '!=', current)
    .$if(name !== SHELL, (query) => query.where('contract_major', '=', contractMajor))
    .where('live_at', 'is not', null)
    // What has been gone back from is younger, and no way back.
    .where((eb) =>
      eb.or([
        eb('version', '=', previous),
        eb('uploaded_at', '<', (query) =>
          query
            .selectFrom('release as left')
            .select('left.uploaded_at')
            .where('left.package', '=', name)
            .where('left.version', '=', current),
        ),
      ]),
    )
    .orderBy('live_at', 'desc')
    .limit(3)
    .execute();
  const versions = earlier.map(({ version }) => version);
  const back = previous !== null && versions.includes(previous) ? previous : versions[0];
  if (back === undefined) return null;
  const fallback = versions.find((version) => version !== back) ?? null;
  return { current: back, previous: fallback, canary: null, percent: 0, plan: null };
}

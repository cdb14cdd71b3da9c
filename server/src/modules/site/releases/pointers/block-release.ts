import type { Kysely } from 'kysely';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { ReleasesTables } from '../releases.tables.ts';
import { movePointers, type Mover, type PointerKey, type PointerLocks } from './move-pointer.ts';
import type { PointerReader } from './pointers.queries.ts';
import { stepBack } from './roll-back.ts';

interface Blocking {
  readonly package: string;
  readonly version: string;
  readonly reason: string;
}

/**
 * Takes a release out of use for good: every pointer leaves it, whatever that leaves behind. A repeat has
 * no effect.
 * @throws ApiError `not_found`
 */
export function blockRelease(
  db: Kysely<ReleasesTables>,
  reader: PointerReader,
  mover: Mover,
  { package: name, version, reason }: Blocking,
): Promise<void> {
  return movePointers(db, { reader, mover, mustHappen: true }, async (locks) => {
    const release = await locks.trx
      .updateTable('release')
      .set({ state: 'blocked', state_at: new Date() })
      .where('package', '=', name)
      .where('version', '=', version)
      .where('state', 'not in', ['blocked', 'collected'])
      .returning('version')
      .executeTakeFirst();
    if (!release) return refuseUnknown(locks, name, version);
    await locks.log({ package: name, action: 'block', from: version, reason });
    const pointers = await locks.trx
      .selectFrom('release_pointer')
      .select([
        'channel',
        'contract_major as contractMajor',
        'current_version as current',
        'previous_version as previous',
        'canary_version as canary',
        'canary_percent as percent',
        'plan',
      ])
      .where('package', '=', name)
      .where((eb) =>
        eb.or([
          eb('current_version', '=', version),
          eb('previous_version', '=', version),
          eb('canary_version', '=', version),
        ]),
      )
      .execute();
    for (const { channel, contractMajor, ...target } of pointers) {
      const key: PointerKey = { package: name, channel, contractMajor };
      if (target.current === version) {
        await locks.set(key, await stepBack(locks.trx, key, target));
      } else if (target.canary === version) {
        await locks.set(key, { ...target, canary: null, percent: 0, plan: null });
      } else {
        await locks.set(key, { ...target, previous: null });
      }
    }
  });
}

async function refuseUnknown({ trx }: PointerLocks, name: string, version: string): Promise<void> {
  const known = await trx
    .selectFrom('release')
    .select('version')
    .where('package', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!known) throw new ApiError('not_found');
}

import { sql, type Kysely, type Transaction } from 'kysely';
import type { ReleasePlan } from '@karavan/shared-api/contract/releases';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { releaseRefused } from '../release-refused.ts';
import type { ReleasesTables } from '../releases.tables.ts';
import { lockPointers, type PointerReader } from './pointers.queries.ts';
import { findMisfits } from './world.ts';

/** Who moves a pointer: a person, a team by its key, or the server itself. */
export interface Mover {
  readonly userId: number | null;
  readonly keyId: number | null;
}

export interface PointerKey {
  readonly package: string;
  readonly channel: string;
  readonly contractMajor: number;
}

/** What a pointer names. */
export interface PointerTarget {
  readonly current: string;
  readonly previous: string | null;
  readonly canary: string | null;
  readonly percent: number;
  /** How the canary goes on by itself. */
  readonly plan: ReleasePlan | null;
}

export interface PointerLocks {
  readonly trx: Transaction<ReleasesTables>;
  /** The pointer as it is, null where there is none. */
  find(key: PointerKey): Promise<(PointerTarget & { readonly revision: number }) | null>;
  /** Points it elsewhere, or nowhere. */
  set(key: PointerKey, target: PointerTarget | null): Promise<void>;
  log(entry: LogEntry): Promise<void>;
}

export interface LogEntry extends Partial<Pick<PointerKey, 'channel'>> {
  readonly package: string;
  readonly action: string;
  readonly from?: string | null;
  readonly to?: string | null;
  readonly percent?: number | null;
  readonly reason: string;
}

/**
 * Moves pointers in one transaction, one mover after the other. What results is held against itself before
 * it counts: a move that makes two releases meet that do not fit is undone.
 * @param mustHappen a move that takes something out of use is not refused for what it leaves behind
 * @throws ApiError `release_refused` with what would not fit
 */
export async function movePointers<Result>(
  db: Kysely<ReleasesTables>,
  {
    reader,
    mover,
    mustHappen = false,
  }: { reader: PointerReader; mover: Mover; mustHappen?: boolean },
  work: (locks: PointerLocks) => Promise<Result>,
): Promise<Result> {
  const result = await db.transaction().execute(async (trx) => {
    await lockPointers(trx);
    const before = new Set(findMisfits(await reader.read(trx)));
    const done = await work({
      trx,
      find: (key) => findPointer(trx, key),
      set: (key, target) => setPointer(trx, key, target),
      log: (entry) => writeReleaseLog(trx, mover, entry),
    });
    const misfits = findMisfits(await reader.read(trx)).filter((misfit) => !before.has(misfit));
    if (misfits.length > 0 && !mustHappen) throw releaseRefused(misfits);
    await settleStates(trx);
    return done;
  });
  reader.announce();
  return result;
}

/**
 * A move names the revision that it was decided upon: of two at once, one gets 409.
 * @throws ApiError `conflict`
 */
export function refuseStale(found: { readonly revision: number } | null, revision: number): void {
  if ((found?.revision ?? 0) === revision) return;
  throw new ApiError('conflict', { data: { revision: found?.revision ?? 0 } });
}

async function findPointer(trx: Transaction<ReleasesTables>, key: PointerKey) {
  const row = await trx
    .selectFrom('release_pointer')
    .select([
      'current_version as current',
      'previous_version as previous',
      'canary_version as canary',
      'canary_percent as percent',
      'plan',
      'revision',
    ])
    .where('package', '=', key.package)
    .where('channel', '=', key.channel)
    .where('contract_major', '=', key.contractMajor)
    .executeTakeFirst();
  return row ?? null;
}

async function setPointer(
  trx: Transaction<ReleasesTables>,
  key: PointerKey,
  target: PointerTarget | null,
): Promise<void> {
  if (!target) {
    await trx
      .deleteFrom('release_pointer')
      .where('package', '=', key.package)
      .where('channel', '=', key.channel)
      .where('contract_major', '=', key.contractMajor)
      .execute();
    return;
  }
  const named = {
    current_version: target.current,
    previous_version: target.previous,
    canary_version: target.canary,
    canary_percent: target.percent,
    plan: target.plan && JSON.stringify({ ...target.plan, version: target.canary }),
  };
  await trx
    .insertInto('release_pointer')
    .values({
      package: key.package,
      channel: key.channel,
      contract_major: key.contractMajor,
      revision: 1,
      canary_since: target.canary === null ? null : new Date(),
      ...named,
    })
    .onConflict((conflict) =>
      conflict.columns(['package', 'channel', 'contract_major']).doUpdateSet((eb) => ({
        ...named,
        revision: eb('release_pointer.revision', '+', 1),
        moved_at: sql<Date>`clock_timestamp()`,
        canary_since: sql<Date | null>`case
          when excluded.canary_version is null then null
          when excluded.canary_version = release_pointer.canary_version
            then coalesce(release_pointer.canary_since, release_pointer.moved_at)
          else clock_timestamp()
        end`,
      })),
    )
    .execute();
}

export async function writeReleaseLog(
  db: Kysely<ReleasesTables>,
  { userId, keyId }: Mover,
  { package: name, action, channel, from, to, percent, reason }: LogEntry,
): Promise<void> {
  await db
    .insertInto('release_log')
    .values({
      user_id: userId,
      key_id: keyId,
      action,
      package: name,
      channel: channel ?? null,
      from_version: from ?? null,
      to_version: to ?? null,
      percent: percent ?? null,
      reason,
    })
    .execute();
}

/** The states that follow from what the pointers name. */
async function settleStates(trx: Transaction<ReleasesTables>): Promise<void> {
  await sql`
    update release
    set state = settled.state,
        state_at = clock_timestamp(),
        live_at = case when settled.state = 'live' then clock_timestamp() else release.live_at end
    from (
      select package, version,
        case
          when exists (
            select from release_pointer p
            where p.package = release.package and p.current_version = release.version
          ) then 'live'
          when exists (
            select from release_pointer p
            where p.package = release.package and p.canary_version = release.version
          ) then 'canary'
          when live_at is not null then 'superseded'
          else 'staged'
        end as state
      from release
      where state in ('staged', 'canary', 'live', 'superseded')
    ) settled
    where settled.package = release.package
      and settled.version = release.version
      and settled.state <> release.state
  `.execute(trx);
}

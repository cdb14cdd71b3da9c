import type { Kysely } from 'kysely';
import type { PushPreferences } from '@karavan/shared-api/contract/pushes';
import type { Eraser } from '../../../platform/personal-data/erasure.ts';
import type { PushesTables } from './pushes.tables.ts';
import { minutesOf, timeOf } from './quiet-hours.ts';

/** Where most people of the product are. */
const USUAL_ZONE = 'Asia/Bishkek';

/** What somebody wants pushes of; everything at any hour until they choose. */
export async function readPreferences(
  db: Pick<Kysely<PushesTables>, 'selectFrom'>,
  userId: number,
): Promise<PushPreferences> {
  const row = await db
    .selectFrom('push_preference')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return { without_push: [], quiet: null, time_zone: USUAL_ZONE };
  const { without_push, quiet_from, quiet_until, time_zone } = row;
  const quiet =
    quiet_from === null || quiet_until === null
      ? null
      : { from: timeOf(quiet_from), until: timeOf(quiet_until) };
  return { without_push, quiet, time_zone };
}

/** Two requests at once leave what the later one says. */
export async function changePreferences(
  db: Kysely<PushesTables>,
  userId: number,
  { without_push, quiet, time_zone }: PushPreferences,
): Promise<void> {
  const values = {
    without_push: [...new Set(without_push)],
    quiet_from: quiet && minutesOf(quiet.from),
    quiet_until: quiet && minutesOf(quiet.until),
    time_zone,
  };
  await db
    .insertInto('push_preference')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Nobody is told any more. */
export const erasePushPreferences: Eraser<PushesTables> = async ({ trx }, { id }) => {
  await trx.deleteFrom('push_preference').where('user_id', '=', id).execute();
};

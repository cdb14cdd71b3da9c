import { sql, type Kysely } from 'kysely';
import type { EventsTables } from './events.tables.ts';

/** Deletes the events of a type that tell of one person. The index `domain_event_of_person` is made for it. */
export async function forgetEventsOfPerson(
  trx: Pick<Kysely<EventsTables>, 'deleteFrom'>,
  { type }: { readonly type: string },
  userId: number,
): Promise<void> {
  await trx
    .deleteFrom('domain_event')
    .where('type', '=', type)
    .where(sql<number>`(data ->> 'userId')::bigint`, '=', userId)
    .execute();
}

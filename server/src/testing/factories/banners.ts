import type { Insertable, Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../database-tables.ts';

/** A banner that is shown everywhere and leads to its organization, behind the others of it. */
export async function createBanner(
  db: Kysely<Tables>,
  values: Partial<Insertable<Tables['banner']>> & { readonly organization_id: number },
): Promise<number> {
  const { id: file_id } = await db
    .insertInto('file')
    .values({ key: sql`'aa/' || gen_random_uuid()`, width: 1200, height: 400, thumbhash: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('banner')
    .values({
      position: sql<number>`(
        select count(*) from banner where organization_id = ${values.organization_id})`,
      archived_at: null,
      file_id,
      text: 'Новая коллекция',
      kind: 'organization',
      item_id: null,
      collection_id: null,
      promotion_id: null,
      places: ['organization', 'promotions', 'feed'],
      country: null,
      city: null,
      ends_at: null,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Shares a banner in a partnership that lasts, and answers that. */
export async function shareWith(
  db: Kysely<Tables>,
  banner_id: number,
  partner: number,
): Promise<number> {
  const { organization_id } = await db
    .selectFrom('banner')
    .select('organization_id')
    .where('id', '=', banner_id)
    .executeTakeFirstOrThrow();
  const { id: partnership_id } = await db
    .insertInto('partnership')
    .values({ requester_id: organization_id, recipient_id: partner, status: 'accepted' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('banner_share').values({ banner_id, partnership_id }).execute();
  return partnership_id;
}

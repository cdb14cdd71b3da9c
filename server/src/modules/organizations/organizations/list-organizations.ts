import type { Kysely } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { ListedOrganization } from '@karavan/shared-api/contract/organizations';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { decodeCursor, encodeCursor } from '../../../platform/paging/cursor.ts';
import { COUNT_CAP, pageAnswer } from '../../../platform/paging/page-answer.ts';
import { presentOrganizationCard, selectOrganizationCards } from './organization-card.ts';
import type { OrganizationsTables } from './organizations.tables.ts';

interface Filter {
  readonly country?: string | undefined;
  readonly city?: string | undefined;
  /** Or one of its subtypes. */
  readonly type?: number | undefined;
  readonly page: number;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** One page of the listed organizations of a place or a type, the newest first. */
export async function listOrganizations(
  db: Kysely<OrganizationsTables & FilesTables>,
  { page, limit, cursor, country, city, type }: Filter,
  locale: Locale,
) {
  const after = decodeCursor(cursor, 'id');
  const found = selectOrganizationCards(db)
    .where('organization.is_listed', '=', true)
    .$if(country !== undefined, (query) => query.where('organization.country', '=', country!))
    .$if(city !== undefined, (query) => query.where('organization.city', '=', city!))
    .$if(type !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('organization.type_id', '=', type!),
          eb.exists(
            eb
              .selectFrom('organization_subtype')
              .select('organization_id')
              .whereRef('organization_id', '=', 'organization.id')
              .where('organization_subtype.type_id', '=', type!),
          ),
        ]),
      ),
    );
  const [rows, { count }] = await Promise.all([
    found
      .select([
        'organization.country',
        'organization.city',
        'organization.address',
        'organization.follower_count',
      ])
      .$if(after !== undefined, (query) => query.where('organization.id', '<', after!.id))
      .orderBy('organization.id', 'desc')
      .offset(after ? 0 : (page - 1) * limit)
      .limit(limit + 1)
      .execute(),
    db
      .selectFrom(found.limit(COUNT_CAP + 1).as('found'))
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return pageAnswer(rows, limit, count, {
    present: ({ country, city, address, follower_count, ...card }): ListedOrganization => ({
      ...presentOrganizationCard(card, locale),
      country,
      city,
      address,
      follower_count,
    }),
    cursorOf: (row) => encodeCursor({ value: '', id: row.organization_id }),
  });
}

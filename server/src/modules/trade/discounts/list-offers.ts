import { sql, type Kysely } from 'kysely';
import type { DiscountOffer } from '@karavan/shared-api/contract/discounts';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { decodeCursor, encodeCursor } from '../../../platform/paging/cursor.ts';
import { COUNT_CAP, pageAnswer } from '../../../platform/paging/page-answer.ts';
import { organizationsAdmitting, type Viewer } from '../../organizations/followers/index.ts';
import {
  presentOrganizationCard,
  selectSellingCards,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import { presentOfferedCard } from './discounts.presenter.ts';
import { findOfferedCards, type ClientCardTables } from './find-card.ts';

interface Wanted {
  readonly page: number;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** Organizations that sell, with the cards that they offer to the viewer, the newest first: three statements. */
export async function listOffers(
  db: Kysely<ClientCardTables & FilesTables & OrganizationsTables>,
  { page, limit, cursor }: Wanted,
  { viewer, locale }: { readonly viewer: Viewer; readonly locale: Locale },
) {
  const after = decodeCursor(cursor, 'id');
  const offering = selectSellingCards(db).where(
    sql<boolean>`organization.id in (select organization_id from discount_card where not is_paused)
      and (not organization.is_gated or organization.id in ${organizationsAdmitting(viewer)})`,
  );
  const [rows, { count }] = await Promise.all([
    offering
      .$if(after !== undefined, (query) => query.where('organization.id', '<', after!.id))
      .orderBy('organization.id', 'desc')
      .offset(after ? 0 : (page - 1) * limit)
      .limit(limit + 1)
      .execute(),
    db
      .selectFrom(offering.limit(COUNT_CAP + 1).as('found'))
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  const ids = rows.map(({ organization_id }) => organization_id);
  const cards = await findOfferedCards(db, ids, viewer);
  return pageAnswer(rows, limit, count, {
    present: (row): DiscountOffer => ({
      id: row.organization_id,
      organization: presentOrganizationCard(row, locale),
      cards: (cards.get(row.organization_id) ?? []).map(presentOfferedCard),
    }),
    cursorOf: ({ organization_id: id }) => encodeCursor({ value: '', id }),
  });
}

import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DiscountOffer } from '@karavan/shared-api/contract/discounts';
import { NEAR_KM_USUAL } from '@karavan/shared-api/contract/limits';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { decodeCursor, encodeCursor } from '../../../platform/paging/cursor.ts';
import { COUNT_CAP, pageAnswer } from '../../../platform/paging/page-answer.ts';
import { organizationsAdmitting, type Viewer } from '../../organizations/followers/index.ts';
import {
  boxAround,
  isBetween,
  kilometresTo,
  metresTo,
  presentOrganizationCard,
  selectSellingCards,
  type OrganizationsTables,
  type Point,
} from '../../organizations/organizations/index.ts';
import { presentOfferedCard } from './discounts.presenter.ts';
import { findOfferedCards, type ClientCardTables } from './find-card.ts';

interface Wanted {
  readonly page: number;
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly near?: Point | undefined;
}

function isNear(point: Point) {
  const { from, to } = boxAround(point, NEAR_KM_USUAL);
  return sql<boolean>`${isBetween(from, to)} and ${kilometresTo(point)} <= ${NEAR_KM_USUAL}`;
}

/** Organizations that sell, with the cards that they offer to the viewer, the newest or the nearest first: three statements. */
export async function listOffers(
  db: Kysely<ClientCardTables & FilesTables & OrganizationsTables>,
  { page, limit, cursor, near }: Wanted,
  { viewer, locale }: { readonly viewer: Viewer; readonly locale: Locale },
) {
  const after = decodeCursor(cursor, near ? 'count' : 'id');
  const metres: RawBuilder<number | null> = near ? metresTo(near) : sql<number | null>`null::int`;
  const offering = selectSellingCards(db).where(
    sql<boolean>`organization.id in (select organization_id from discount_card where not is_paused)
      and (not organization.is_gated or organization.id in ${organizationsAdmitting(viewer)})
      and ${near ? isNear(near) : sql<boolean>`true`}`,
  );
  const [rows, { count }] = await Promise.all([
    offering
      .select(metres.as('distance'))
      .$if(after !== undefined, (query) =>
        query.where(
          near
            ? sql<boolean>`(${metres}, organization.id) > (${after!.value}::int, ${after!.id})`
            : sql<boolean>`organization.id < ${after!.id}`,
        ),
      )
      .orderBy(near ? sql`distance, organization.id` : sql`organization.id desc`)
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
      ...(row.distance !== null && { distance: row.distance }),
    }),
    cursorOf: ({ organization_id: id, distance }) =>
      encodeCursor({ value: distance === null ? '' : String(distance), id }),
  });
}

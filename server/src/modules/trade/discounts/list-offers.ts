import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DiscountOffer } from '@karavan/shared-api/contract/discounts';
import { COUNT_CAP, NEAR_KM_USUAL } from '@karavan/shared-api/contract/limits';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { countUpToCap } from '../../../platform/paging/count-up-to-cap.ts';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { pageWindow, type PageQuery } from '../../../platform/paging/page-window.ts';
import { isUnmutedBy } from '../../catalog/feed/index.ts';
import {
  LISTS,
  NEAREST,
  PLACE,
  selectPlaces,
  type DirectoryTables,
} from '../../organizations/directory/index.ts';
import { organizationsAdmitting } from '../../organizations/followers/index.ts';
import {
  isWithin,
  joinOrganizationCard,
  metresTo,
  presentOrganizationCard,
  type OrganizationsTables,
  type Point,
} from '../../organizations/organizations/index.ts';
import { partnersOf, type PartnersTables } from '../../organizations/partners/index.ts';
import { presentOfferedCard } from './discounts.presenter.ts';
import { findOfferedCards, type ClientCardTables } from './find-card.ts';

interface Wanted extends PageQuery {
  readonly near?: Point | undefined;
  readonly partners_of?: number | undefined;
  readonly unmuted?: 'true' | undefined;
}

/**
 * Organizations that sell, with the cards that they offer to the viewer, the newest or the nearest first, of these no
 * more than are counted: three statements.
 */
export async function listOffers(
  db: Kysely<
    ClientCardTables & DirectoryTables & FilesTables & OrganizationsTables & PartnersTables
  >,
  { page, limit, cursor, near, partners_of: host, unmuted }: Wanted,
  { viewer, locale }: { readonly viewer: number | null; readonly locale: Locale },
) {
  const window = pageWindow({ page, limit, cursor }, near ? 'nearness' : 'id');
  const { after } = window;
  const metres: RawBuilder<number | null> = near ? metresTo(near) : sql<number | null>`null::int`;
  const offering = selectPlaces(db, LISTS.withCards, near)
    .where(
      // As one value of each place, which is asked until enough are found.
      sql<boolean>`(
        select organization.status in ('active', 'announced')
          and (not organization.is_gated or organization.id in ${organizationsAdmitting(viewer)})
        from organization where organization.id = place.organization_id)
      and ${near ? isWithin(near, NEAR_KM_USUAL, PLACE) : sql<boolean>`true`}
      and ${host === undefined ? sql<boolean>`true` : sql<boolean>`place.organization_id in ${partnersOf(host)}`}
      and ${unmuted && viewer !== null ? isUnmutedBy(sql`place.organization_id`, viewer) : sql<boolean>`true`}`,
    )
    .$if(near !== undefined, (query) => query.orderBy(NEAREST).limit(COUNT_CAP + 1));
  const [rows, count] = await Promise.all([
    joinOrganizationCard(db.selectFrom(offering.as('offering')), 'offering.id')
      .select([metres.as('distance'), 'offering.remoteness'])
      .$if(after !== undefined, (query) =>
        query.where(
          near
            ? sql<boolean>`(offering.remoteness, offering.id) > (${after!.value}::float8, ${after!.id})`
            : sql<boolean>`offering.id < ${after!.id} and organization.id < ${after!.id}`,
        ),
      )
      .orderBy(near ? sql`offering.remoteness, offering.id` : sql`offering.id desc`)
      .offset(window.offset)
      .limit(window.limit)
      .execute(),
    countUpToCap(db, offering),
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
    cursorOf: ({ organization_id: id, remoteness: value }) =>
      encodeCursor({ value: near ? String(value) : '', id }),
  });
}

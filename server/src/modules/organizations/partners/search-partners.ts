import { sql, type Kysely } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { PartneredOrganization } from '@karavan/shared-api/contract/partners';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { countedUpToCap, countUpToCap } from '../../../platform/paging/count-up-to-cap.ts';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { pageWindow, type PageQuery } from '../../../platform/paging/page-window.ts';
import { textIn } from '../../../platform/texts/texts.ts';
import {
  LISTS,
  selectPlaces,
  selectTypesOf,
  type DirectoryTables,
  type IsUnmutedBy,
} from '../directory/index.ts';
import {
  closedOrganizations,
  isOfType,
  isTitledLike,
  joinOrganizationCard,
  presentOrganizationCard,
} from '../organizations/index.ts';
import { otherSideOf } from './partners-of.ts';
import type { PartnershipListTables } from './partners.queries.ts';

interface PartnersSearch extends PageQuery {
  readonly search?: string | undefined;
  readonly category?: number | undefined;
  readonly unmuted?: 'true' | undefined;
}

export interface SearchParts {
  readonly db: Kysely<PartnershipListTables & DirectoryTables>;
  readonly isUnmutedBy: IsUnmutedBy;
}

/** Accepted partnerships of the `organization` of a query with those that are not closed. */
export const PARTNERS = sql`
  select from partnership
  where organization.id in (partnership.requester_id, partnership.recipient_id)
    and partnership.status = 'accepted'
    and ${otherSideOf(sql.ref<number>('organization.id'))} not in ${closedOrganizations()}`;

function selectPartnered(db: SearchParts['db']) {
  const places = selectPlaces(db, LISTS.withPartners, undefined);
  return joinOrganizationCard(db.selectFrom(places.as('place')), 'place.id');
}

/** One page of the organizations that work with others, the newest first. */
export async function searchPartners(
  { db, isUnmutedBy }: SearchParts,
  { search, category, unmuted, page, limit, cursor }: PartnersSearch,
  { actor, locale }: Pick<RequestContext, 'actor' | 'locale'>,
) {
  const window = pageWindow({ page, limit, cursor }, 'id');
  const { after } = window;
  const found = selectPartnered(db)
    .$if(category !== undefined, (query) => query.where(isOfType(category!)))
    .$if(Boolean(search), (query) => query.where(isTitledLike(search!)))
    .$if(unmuted !== undefined && actor !== null, (query) =>
      query.where(isUnmutedBy(sql`organization.id`, actor!.userId)),
    );
  const [rows, count] = await Promise.all([
    found
      .select('organization.city')
      .select(countedUpToCap(PARTNERS).as('partner_count'))
      .$if(after !== undefined, (query) =>
        query
          .where('place.id', '<', after!.id)
          // Said of both, so that neither is read from its end on.
          .where('organization.id', '<', after!.id),
      )
      .orderBy('place.id', 'desc')
      .offset(window.offset)
      .limit(window.limit)
      .execute(),
    countUpToCap(db, found),
  ]);
  return pageAnswer(rows, limit, count, {
    present: (row): PartneredOrganization => ({
      ...presentOrganizationCard(row, locale),
      city: row.city,
      partner_count: row.partner_count,
    }),
    cursorOf: (row) => encodeCursor({ value: '', id: row.organization_id }),
  });
}

/** The types of the organizations that work with others. */
export async function listPartnerCategories(db: SearchParts['db'], locale: Locale) {
  const rows = await selectTypesOf(db, LISTS.withPartners).execute();
  return rows.map(({ id, titles }) => ({ id, title: textIn(titles, locale) }));
}

import { sql, type Kysely, type Selectable } from 'kysely';
import type { SubscribedOrganization } from '@karavan/shared-api/contract/subscriptions';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { presentOrganizationCard, selectOrganizationCards } from './organization-card.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { countUpToCap } from '../../../platform/paging/count-up-to-cap.ts';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import { exactTime } from '../../../platform/paging/exact-time.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { pageWindow, type PageQuery } from '../../../platform/paging/page-window.ts';
import type { OrganizationsTables } from './organizations.tables.ts';

/** One page of the organizations that a person follows or has asked to, the latest followed first. */
export async function listSubscriptions(
  db: Kysely<OrganizationsTables & FilesTables>,
  userId: number,
  page: PageQuery,
  locale: Locale,
) {
  const window = pageWindow(page, 'time');
  const { after } = window;
  const follower = db
    .selectFrom('organization_follower')
    .where('user_id', '=', userId)
    .where('status', '<>', 'declined');
  const [rows, count] = await Promise.all([
    selectOrganizationCards(db)
      .innerJoin(
        sql<Selectable<OrganizationsTables['organization_follower']>>`organization_follower`.as(
          'follower',
        ),
        (join) => join.onRef('follower.organization_id', '=', 'organization.id'),
      )
      .select(['organization.city', 'organization.follower_count', 'organization.is_gated'])
      .select('follower.status as follow_status')
      .select(exactTime('follower.created_at').as('followed_at'))
      .where('follower.user_id', '=', userId)
      .where('follower.status', '<>', 'declined')
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(follower.created_at, follower.organization_id) < (${after!.value}::timestamptz, ${after!.id})`,
        ),
      )
      .orderBy('follower.created_at', 'desc')
      .orderBy('follower.organization_id', 'desc')
      .offset(window.offset)
      .limit(window.limit)
      .execute(),
    countUpToCap(db, follower),
  ]);
  return pageAnswer(rows, page.limit, count, {
    present: (row): SubscribedOrganization => ({
      ...presentOrganizationCard(row, locale),
      city: row.city,
      follower_count: row.follower_count,
      is_gated: row.is_gated,
      follow_status: row.follow_status,
    }),
    cursorOf: (row) => encodeCursor({ value: row.followed_at, id: row.organization_id }),
  });
}

import type { Kysely } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { MutedOrganization } from '@karavan/shared-api/contract/muting';
import { countUpToCap } from '../../../../platform/paging/count-up-to-cap.ts';
import { encodeCursor } from '../../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../../platform/paging/page-answer.ts';
import { pageWindow, type PageQuery } from '../../../../platform/paging/page-window.ts';
import {
  joinOrganizationCard,
  presentOrganizationCard,
} from '../../../organizations/organizations/index.ts';
import type { ItemCardTables } from '../../items/index.ts';
import type { MutingTables } from './muting.tables.ts';

/** One page of the organizations that a person's feed leaves out, the latest first. */
export async function listMutedOrganizations(
  db: Kysely<MutingTables & ItemCardTables>,
  userId: number,
  page: PageQuery,
  locale: Locale,
) {
  const window = pageWindow(page, 'id');
  const { after } = window;
  const muted = db.selectFrom('organization_mute').where('organization_mute.user_id', '=', userId);
  const [rows, count] = await Promise.all([
    joinOrganizationCard(muted, 'organization_mute.organization_id')
      .select(['organization_mute.id', 'organization_mute.created_at'])
      .$if(after !== undefined, (query) => query.where('organization_mute.id', '<', after!.id))
      .orderBy('organization_mute.id', 'desc')
      .offset(window.offset)
      .limit(window.limit)
      .execute(),
    countUpToCap(db, muted),
  ]);
  return pageAnswer(rows, page.limit, count, {
    present: (row): MutedOrganization => ({
      id: row.organization_id,
      organization: presentOrganizationCard(row, locale),
      muted_at: row.created_at.toISOString(),
    }),
    cursorOf: ({ id }) => encodeCursor({ value: '', id }),
  });
}

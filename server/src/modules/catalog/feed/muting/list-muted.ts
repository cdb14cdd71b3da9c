import type { Kysely } from 'kysely';
import { COUNT_CAP } from '@karavan/shared-api/contract/limits';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { MutedOrganization } from '@karavan/shared-api/contract/muting';
import { decodeCursor, encodeCursor } from '../../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../../platform/paging/page-answer.ts';
import {
  joinOrganizationCard,
  presentOrganizationCard,
} from '../../../organizations/organizations/index.ts';
import type { ItemCardTables } from '../../items/index.ts';
import type { MutingTables } from './muting.tables.ts';

interface PageQuery {
  readonly page: number;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** One page of the organizations that a person's feed leaves out, the latest first. */
export async function listMutedOrganizations(
  db: Kysely<MutingTables & ItemCardTables>,
  userId: number,
  { page, limit, cursor }: PageQuery,
  locale: Locale,
) {
  const after = decodeCursor(cursor, 'id');
  const muted = db.selectFrom('organization_mute').where('organization_mute.user_id', '=', userId);
  const [rows, { count }] = await Promise.all([
    joinOrganizationCard(muted, 'organization_mute.organization_id')
      .select(['organization_mute.id', 'organization_mute.created_at'])
      .$if(after !== undefined, (query) => query.where('organization_mute.id', '<', after!.id))
      .orderBy('organization_mute.id', 'desc')
      .offset(after ? 0 : (page - 1) * limit)
      .limit(limit + 1)
      .execute(),
    db
      .selectFrom(
        muted
          .select('organization_mute.id')
          .limit(COUNT_CAP + 1)
          .as('found'),
      )
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return pageAnswer(rows, limit, count, {
    present: (row): MutedOrganization => ({
      id: row.organization_id,
      organization: presentOrganizationCard(row, locale),
      muted_at: row.created_at.toISOString(),
    }),
    cursorOf: ({ id }) => encodeCursor({ value: '', id }),
  });
}

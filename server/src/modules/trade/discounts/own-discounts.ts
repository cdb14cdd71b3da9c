import { sql, type Kysely } from 'kysely';
import type { ClientWallet, chooseDiscount } from '@karavan/shared-api/contract/discounts';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { z } from 'zod/mini';
import { countUpToCap } from '../../../platform/paging/count-up-to-cap.ts';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { pageWindow, type PageQuery } from '../../../platform/paging/page-window.ts';
import { followedOrganizations } from '../../organizations/organizations/index.ts';
import { accountsOf } from '../cashback/index.ts';
import { presentWallet } from './discounts.presenter.ts';
import { findTiers, selectWallets, type WalletTables } from './wallet.queries.ts';

/**
 * Pinned organizations first, then the newest: three statements, however many there are. Of those that have closed
 * nothing is left.
 */
export async function listOwnDiscounts(
  db: Kysely<WalletTables>,
  clientId: number,
  page: PageQuery,
  locale: Locale,
) {
  const window = pageWindow(page, 'count');
  const { after } = window;
  const own = selectWallets(db, clientId)
    .where(sql<boolean>`organization.status <> 'deactivated' and organization.id in (
    ${accountsOf(clientId)} union select organization_id from discount_choice where client_id = ${clientId} and is_pinned
    union select card.organization_id from discount_card as card
      where not card.is_paused and card.organization_id in (
        select organization_id from sale_order
        where client_id = ${clientId} and payment_status in ('accepted', 'refunded')
        union ${followedOrganizations(clientId)}))`);
  const [rows, count] = await Promise.all([
    own
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(coalesce(choice.is_pinned, false)::int, organization.id) < (${after!.value}::int, ${after!.id})`,
        ),
      )
      .orderBy(sql`coalesce(choice.is_pinned, false)`, 'desc')
      .orderBy('organization.id', 'desc')
      .offset(window.offset)
      .limit(window.limit)
      .execute(),
    countUpToCap(db, own),
  ]);
  const tiers = await findTiers(db, clientId, rows);
  return pageAnswer(rows, page.limit, count, {
    present: (row) => presentWallet(row, tiers, locale),
    cursorOf: (row) => encodeCursor({ value: row.is_pinned ? '1' : '0', id: row.organization_id }),
  });
}

/** What somebody has at one organization; undefined where there is none. */
export async function findOwnDiscounts(
  db: Pick<Kysely<WalletTables>, 'selectFrom'>,
  { organizationId, clientId }: { readonly organizationId: number; readonly clientId: number },
  locale: Locale,
): Promise<ClientWallet | undefined> {
  const rows = await selectWallets(db, clientId)
    .where('organization.id', '=', organizationId)
    .execute();
  const tiers = await findTiers(db, clientId, rows);
  return rows[0] && presentWallet(rows[0], tiers, locale);
}

/** Stores what a client wants there; what is absent stays. */
export async function storeChoice(
  db: Kysely<WalletTables>,
  own: { readonly organization_id: number; readonly client_id: number },
  { chosen, is_pinned }: z.output<typeof chooseDiscount.body>,
): Promise<void> {
  const choice = {
    ...(chosen !== undefined && { kind: chosen }),
    ...(is_pinned !== undefined && { is_pinned }),
  };
  if (Object.keys(choice).length === 0) return;
  await db
    .insertInto('discount_choice')
    .values({ ...own, ...choice })
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'organization_id']).doUpdateSet(choice),
    )
    .execute();
}

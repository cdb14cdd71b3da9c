import { sql, type Kysely } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { ClientWallet, chooseDiscount } from '@karavan/shared-api/contract/discounts';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { z } from 'zod/mini';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { decodeCursor, encodeCursor } from '../../../platform/paging/cursor.ts';
import { COUNT_CAP, pageAnswer } from '../../../platform/paging/page-answer.ts';
import { organizationsAdmitting } from '../../organizations/followers/index.ts';
import {
  followedOrganizations,
  joinOrganizationCard,
  selectOrganizations,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import {
  accountsOf,
  selectCashbackAccount,
  selectLastEntry,
  type CashbackTables,
} from '../cashback/index.ts';
import { presentWallet } from './discounts.presenter.ts';
import { selectSpent, selectTiers, type ClientCardTables } from './find-card.ts';

type WalletTables = ClientCardTables & CashbackTables & FilesTables & OrganizationsTables;

export type WalletRow = Awaited<ReturnType<ReturnType<typeof selectWallets>['execute']>>[number];
export type WalletTierRow = Awaited<ReturnType<typeof findTiers>>[number];

interface Wanted {
  readonly page: number;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** Pinned organizations first, then the newest: three statements, however many there are. */
export async function listOwnDiscounts(
  db: Kysely<WalletTables>,
  clientId: number,
  { page, limit, cursor }: Wanted,
  locale: Locale,
) {
  const after = decodeCursor(cursor, 'count');
  const own = selectWallets(db, clientId).where(sql<boolean>`organization.id in (
    ${accountsOf(clientId)} union select organization_id from discount_choice where client_id = ${clientId} and is_pinned
    union select card.organization_id from discount_card as card
      where not card.is_paused and card.organization_id in (
        select organization_id from sale_order
        where client_id = ${clientId} and payment_status in ('accepted', 'refunded')
        union ${followedOrganizations(clientId)}))`);
  const [rows, { count }] = await Promise.all([
    own
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(coalesce(choice.is_pinned, false)::int, organization.id) < (${after!.value}::int, ${after!.id})`,
        ),
      )
      .orderBy(sql`coalesce(choice.is_pinned, false)`, 'desc')
      .orderBy('organization.id', 'desc')
      .offset(after ? 0 : (page - 1) * limit)
      .limit(limit + 1)
      .execute(),
    db
      .selectFrom(own.limit(COUNT_CAP + 1).as('found'))
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  const tiers = await findTiers(db, clientId, rows);
  return pageAnswer(rows, limit, count, {
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

function selectWallets(db: Pick<Kysely<WalletTables>, 'selectFrom'>, clientId: number) {
  const own = db
    .selectFrom(selectOrganizations().as('own'))
    .leftJoin('discount_choice as choice', (join) =>
      join.onRef('choice.organization_id', '=', 'own.id').on('choice.client_id', '=', clientId),
    );
  return joinOrganizationCard(own, 'own.id')
    .select(['organization.currency', 'organization.status as life_state'])
    .select(['choice.kind as chosen', 'choice.is_pinned'])
    .select((eb) => [
      eb
        .selectFrom('discount_card as earning')
        .select('earning.cashback_days')
        .whereRef('earning.organization_id', '=', 'organization.id')
        .where('earning.kind', '=', 'cashback')
        .where('earning.is_paused', '=', false)
        .as('cashback_days'),
      jsonObjectFrom(selectCashbackAccount(db, eb.ref('organization.id'), clientId)).as('account'),
      selectLastEntry(db, eb.ref('organization.id'), clientId).as('touched_at'),
    ]);
}

/** The steps of the cards of these organizations, where the client may see them. */
function findTiers(
  db: Pick<Kysely<WalletTables>, 'selectFrom'>,
  clientId: number,
  rows: readonly { readonly organization_id: number }[],
) {
  const ids = rows.map(({ organization_id }) => organization_id);
  return selectTiers(db)
    .innerJoin(selectOrganizations().as('issuer'), (join) =>
      join.onRef('issuer.id', '=', 'discount_card.organization_id'),
    )
    .select((eb) => [
      'discount_card.organization_id',
      selectSpent(db, eb.ref('discount_card.organization_id'), clientId),
    ])
    .where(sql<boolean>`issuer.id = any(${ids}::bigint[])`)
    .where(sql<boolean>`(not issuer.is_gated or issuer.id in ${organizationsAdmitting(clientId)})`)
    .execute();
}

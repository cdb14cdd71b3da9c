import { sql, type Kysely } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { organizationsAdmitting } from '../../organizations/followers/index.ts';
import {
  joinOrganizationCard,
  selectOrganizations,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import { selectCashbackAccount, selectLastEntry, type CashbackTables } from '../cashback/index.ts';
import { selectSpent, selectTiers, type ClientCardTables } from './find-card.ts';

export type WalletTables = ClientCardTables & CashbackTables & FilesTables & OrganizationsTables;

export type WalletRow = Awaited<ReturnType<ReturnType<typeof selectWallets>['execute']>>[number];
export type WalletTierRow = Awaited<ReturnType<typeof findTiers>>[number];

/** Organizations as a client's wallet shows them, with what the client has there. */
export function selectWallets(db: Pick<Kysely<WalletTables>, 'selectFrom'>, clientId: number) {
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
export function findTiers(
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

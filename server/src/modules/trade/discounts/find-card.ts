import { sql, type Expression, type Kysely } from 'kysely';
import type { DiscountBackground } from '@karavan/shared-api/contract/enumerations';
import type { Tables } from '../../../database-tables.ts';
import { organizationsAdmitting, type Viewer } from '../../organizations/followers/index.ts';
import {
  selectOrganizations,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import { applyCard, chooseCard, type AppliedCard, type DiscountTier } from './discount.ts';
import type { DiscountKind, DiscountsTables } from './discounts.tables.ts';

/** What the card of a client is read from. */
export type ClientCardTables = DiscountsTables & Pick<Tables, 'sale_order'>;

/** A value, or where it stands in the query around. */
type Operand = number | Expression<number>;

/** A card as an organization offers it to everybody, its steps from the lowest. */
export interface OfferedCard {
  readonly kind: DiscountKind;
  readonly background: DiscountBackground;
  /** That of the organization. */
  readonly currency: string;
  readonly tiers: readonly DiscountTier[];
}

export interface ClientCard extends AppliedCard {
  readonly kind: DiscountKind;
  readonly background: DiscountBackground;
  /** Money spent there in settled sales, in minor units. */
  readonly spent: number;
  readonly tiers: readonly DiscountTier[];
}

/** The cards of a client at one organization, and the one that they want to use there. */
export interface ClientCards {
  readonly cards: readonly ClientCard[];
  /** Null: whichever is best. */
  readonly wanted: DiscountKind | null;
}

/** The cards that an organization offers; none where the viewer is not to see them. */
export async function findOfferedCards(
  db: Pick<Kysely<ClientCardTables & OrganizationsTables>, 'selectFrom'>,
  organizationIds: readonly number[],
  viewer: Viewer,
): Promise<Map<number, OfferedCard[]>> {
  if (organizationIds.length === 0) return new Map();
  const rows = await selectTiers(db)
    .innerJoin(selectOrganizations().as('organization'), (join) =>
      join.onRef('organization.id', '=', 'discount_card.organization_id'),
    )
    .select(['organization.currency', 'discount_card.organization_id'])
    .where('discount_card.organization_id', 'in', organizationIds)
    .where(
      sql<boolean>`(not organization.is_gated or organization.id in ${organizationsAdmitting(viewer)})`,
    )
    .execute();
  const byOrganization = Map.groupBy(rows, ({ organization_id }) => organization_id);
  return new Map(
    [...byOrganization].map(([id, ofOne]) => [
      id,
      groupByKind(ofOne).map((ofKind) => {
        const { kind, background, currency } = ofKind[0]!;
        return { kind, background, currency, tiers: ofKind.map(tierOf) };
      }),
    ]),
  );
}

/** The cards of one organization as they apply to a client now. */
export async function findClientCards(
  db: Pick<Kysely<ClientCardTables>, 'selectFrom'>,
  organizationId: number,
  clientId: number,
): Promise<ClientCards> {
  return cardsOf(await selectClientTiers(db, organizationId, clientId).execute());
}

/** What `cardsOf` needs, to stand in a larger query, too. */
export function selectClientTiers(
  db: Pick<Kysely<ClientCardTables>, 'selectFrom'>,
  organizationId: Operand,
  clientId: Operand,
) {
  return selectTiers(db)
    .where('discount_card.organization_id', '=', organizationId)
    .select((eb) => [
      selectSpent(db, organizationId, clientId),
      eb
        .selectFrom('discount_choice')
        .select('discount_choice.kind')
        .where('discount_choice.organization_id', '=', organizationId)
        .where('discount_choice.client_id', '=', clientId)
        .as('wanted'),
    ]);
}

/**
 * What a client has spent, with refunded sales where the card forgets no step. The index `sale_order_spend` is made
 * for it: its conditions are written out, so that a plan that is made once can use it.
 */
export function selectSpent(
  db: Pick<Kysely<ClientCardTables>, 'selectFrom'>,
  organizationId: Operand,
  clientId: Operand,
) {
  return db
    .selectFrom('sale_order')
    .where('sale_order.organization_id', '=', organizationId)
    .where('sale_order.client_id', '=', clientId)
    .where(sql<boolean>`payment_status in ('accepted', 'refunded')`)
    .where(sql<boolean>`(payment_status = 'accepted' or discount_card.never_downgrades)`)
    .where('fulfilled_at', 'is not', null)
    .select(
      sql<number>`coalesce(sum(goods - discount - cashback_spent
        - case when payment_status = 'accepted' then refunded + gift_returned else 0 end), 0)::bigint`.as(
        'spent',
      ),
    )
    .as('spent');
}

type TierRow = Awaited<ReturnType<ReturnType<typeof selectTiers>['execute']>>[number];
type ClientTierRow = Awaited<ReturnType<ReturnType<typeof selectClientTiers>['execute']>>[number];

export function cardsOf(rows: readonly ClientTierRow[]): ClientCards {
  return { cards: groupByKind(rows).map(clientCardOf), wanted: rows[0]?.wanted ?? null };
}

/** @param ofKind the tiers of one card, one at least */
export function clientCardOf(
  ofKind: readonly (TierRow & { readonly spent: number | null })[],
): ClientCard {
  const { kind, background, spent } = ofKind[0]!;
  const tiers = ofKind.map(tierOf);
  return { kind, background, spent: spent ?? 0, tiers, ...applyCard(tiers, spent ?? 0) };
}

/** The card that a sale of so much uses; null where there is none. */
export const cardFor = (
  { cards, wanted }: ClientCards,
  goods: number | null,
  seller?: DiscountKind,
): ClientCard | null => chooseCard(cards, goods, { client: wanted, seller });

/** Rows of tiers in the order of their cards. */
export const groupByKind = <Row extends { readonly kind: DiscountKind }>(
  rows: readonly Row[],
): Row[][] => [...Map.groupBy(rows, ({ kind }) => kind).values()];

/** The steps of cards that count now. */
export function selectTiers(db: Pick<Kysely<ClientCardTables>, 'selectFrom'>) {
  return db
    .selectFrom('discount_card')
    .innerJoin('discount_tier', (join) =>
      join
        .onRef('discount_tier.organization_id', '=', 'discount_card.organization_id')
        .onRef('discount_tier.kind', '=', 'discount_card.kind'),
    )
    .where('discount_card.is_paused', '=', sql.lit(false))
    .select(['discount_card.kind', 'discount_card.background', 'basis_points', 'spend_limit'])
    .orderBy('discount_card.kind')
    .orderBy('spend_limit');
}

function tierOf(row: { basis_points: number; spend_limit: number }): DiscountTier {
  return { basisPoints: row.basis_points, spendLimit: row.spend_limit };
}

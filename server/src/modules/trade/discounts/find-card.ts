import { sql, type Expression, type Kysely } from 'kysely';
import type { Tables } from '../../../database-tables.ts';
import { organizationsAdmitting, type Viewer } from '../../organizations/followers/index.ts';
import {
  selectOrganizations,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import { applyCard, type AppliedCard, type DiscountTier } from './discount.ts';
import type { DiscountKind, DiscountsTables } from './discounts.tables.ts';

/** What the card of a client is read from. */
export type ClientCardTables = DiscountsTables & Pick<Tables, 'sale_order'>;

/** A value, or where it stands in the query around. */
type Operand = number | Expression<number>;

/** A card as an organization offers it to everybody, its steps from the lowest. */
export interface OfferedCard {
  readonly kind: DiscountKind;
  /** That of the organization. */
  readonly currency: string;
  readonly tiers: readonly DiscountTier[];
}

export interface ClientCard extends AppliedCard {
  readonly kind: DiscountKind;
  /** Money spent there in settled sales, in minor units. */
  readonly spent: number;
}

/** The card that an organization offers; null where there is none for the viewer to see. */
export async function findOfferedCard(
  db: Kysely<ClientCardTables & OrganizationsTables>,
  organizationId: number,
  viewer: Viewer,
): Promise<OfferedCard | null> {
  const rows = await selectTiers(db, organizationId)
    .innerJoin(selectOrganizations().as('organization'), (join) =>
      join.onRef('organization.id', '=', 'discount_card.organization_id'),
    )
    .select('organization.currency')
    .where(
      sql<boolean>`(not organization.is_gated or organization.id in ${organizationsAdmitting(viewer)})`,
    )
    .execute();
  if (!rows[0]) return null;
  const { kind, currency } = rows[0];
  return { kind, currency, tiers: rows.map(tierOf) };
}

/** The card of an organization as it applies to a client now; null where there is none. */
export async function findCard(
  db: Pick<Kysely<ClientCardTables>, 'selectFrom'>,
  organizationId: number,
  clientId: number,
): Promise<ClientCard | null> {
  return cardOf(await selectClientTiers(db, organizationId, clientId).execute());
}

/** What `cardOf` needs, to stand in a larger query, too. */
export function selectClientTiers(
  db: Pick<Kysely<ClientCardTables>, 'selectFrom'>,
  organizationId: Operand,
  clientId: Operand,
) {
  return selectTiers(db, organizationId).select((eb) =>
    eb
      .selectFrom('sale_order')
      .where('sale_order.organization_id', '=', organizationId)
      .where('sale_order.client_id', '=', clientId)
      .where('payment_status', '=', 'accepted')
      .where('fulfilled_at', 'is not', null)
      .select(sql<number>`coalesce(sum(goods - discount - cashback_spent), 0)::bigint`.as('spent'))
      .as('spent'),
  );
}

type ClientTierRow = Awaited<ReturnType<ReturnType<typeof selectClientTiers>['execute']>>[number];

/** Null where there is no card. */
export function cardOf(rows: readonly ClientTierRow[]): ClientCard | null {
  const [first] = rows;
  if (!first) return null;
  const spent = first.spent ?? 0;
  return { kind: first.kind, spent, ...applyCard(rows.map(tierOf), spent) };
}

function selectTiers(db: Pick<Kysely<ClientCardTables>, 'selectFrom'>, organizationId: Operand) {
  return db
    .selectFrom('discount_card')
    .innerJoin('discount_tier', 'discount_tier.organization_id', 'discount_card.organization_id')
    .where('discount_card.organization_id', '=', organizationId)
    .select(['kind', 'basis_points', 'spend_limit'])
    .orderBy('spend_limit');
}

function tierOf(row: { basis_points: number; spend_limit: number }): DiscountTier {
  return { basisPoints: row.basis_points, spendLimit: row.spend_limit };
}

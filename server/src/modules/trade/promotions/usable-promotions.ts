import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely';
import type { PromotionObstacle } from '@karavan/shared-api/contract/promotion-states';
import type { Tables } from '../../../database-tables.ts';
import type { PromotionsTables, PromotionTranslations } from './promotions.tables.ts';

/** What the promotions of a client are read from. */
export type UsablePromotionTables = PromotionsTables & Pick<Tables, 'sale_order'>;

/** A value, or where it stands in the query around. */
type Operand<Value> = Value | Expression<Value>;

/** A promotion that may count for a purchase. */
export interface UsablePromotion {
  readonly id: number;
  readonly title: string;
  readonly translations: PromotionTranslations;
  readonly code: string | null;
  readonly basis_points: number | null;
  /** Minor units, as is the minimum. */
  readonly amount: number | null;
  readonly minimum: number;
  readonly with_card: boolean;
  /** Why it does not count, whatever is bought; only of one that the client names. */
  readonly obstacle: PromotionObstacle | null;
  /** Of what is bought, the items that it is for; null where it is for everything. */
  readonly item_ids: readonly number[] | null;
}

interface Purchase {
  readonly organizationId: Operand<number>;
  readonly clientId: Operand<number>;
  /** As the client has typed it. */
  readonly code: Operand<string | null>;
  /** The items that are bought, as a selection of `id` and `category_id`; none of a typed sum. */
  readonly items?: RawBuilder<unknown>;
}

/** Those that are under way and still to be had, and that whose code is named, for a query of any tables. */
export function selectUsablePromotions(
  db: Pick<Kysely<UsablePromotionTables>, 'selectFrom'>,
  { organizationId, clientId, code, items }: Purchase,
) {
  const bought = items ?? sql`select 0::bigint as id, 0 as category_id where false`;
  const obstacle = sql<PromotionObstacle | null>`case
    when promotion.status <> 'active' or promotion.ends_at <= now() then 'over'
    when promotion.starts_at > now() then 'not_begun'
    when promotion.used >= promotion.quota then 'used_up'
    when (
      select count(*) from sale_order
      where sale_order.promotion_id = promotion.id and sale_order.client_id = ${clientId}
        and sale_order.status <> 'rejected'
    ) >= promotion.per_person then 'used_by_you' end`;
  return db
    .selectFrom('promotion')
    .select(['promotion.id', 'promotion.title', 'promotion.translations', 'promotion.code'])
    .select(['promotion.basis_points', 'promotion.amount', 'promotion.minimum'])
    .select('promotion.with_card')
    .select([
      obstacle.as('obstacle'),
      sql<number[] | null>`case when promotion.has_items or promotion.category_id is not null then (
        select coalesce(json_agg(bought.id), '[]') from (${bought}) as bought
        where case when promotion.has_items
          then bought.id in (
            select item_id from promotion_item where promotion_id = promotion.id)
          else bought.category_id in (
            select below.id from category as below
            where promotion.category_id in (below.id, below.parent_id)) end
      ) end`.as('item_ids'),
    ])
    .where('promotion.organization_id', '=', organizationId)
    .where(
      sql<boolean>`case when promotion.code is null then promotion.status = 'active'
        and promotion.starts_at <= now() and coalesce(promotion.ends_at > now(), true) and (${obstacle}) is null
      else promotion.status <> 'draft' and promotion.code = ${code} end`,
    )
    .orderBy('promotion.id', 'desc');
}

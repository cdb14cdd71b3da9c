import { sql, type Expression, type RawBuilder } from 'kysely';

/** Of how many deliveries at most one tells how long they usually take, and of how many at least. */
const LAST = 20;
const ENOUGH = 5;

/**
 * How many minutes it usually takes from an order to the door at the organization that a column refers
 * to, for a selection of any query: half of its last deliveries were faster. Null where there were too
 * few to tell.
 */
export const selectUsualDelivery = (
  organizationId: Expression<number>,
): RawBuilder<number | null> => sql`(
  select case when count(*) >= ${sql.lit(ENOUGH)} then ceil(
    percentile_cont(0.5) within group (order by extract(epoch from fulfilled_at - created_at)) / 60
  )::integer end
  from (
    select created_at, fulfilled_at from sale_order
    where organization_id = ${organizationId} and address is not null and fulfilled_at is not null
    order by id desc limit ${sql.lit(LAST)}
  ) as brought)`;

import { sql, type Kysely } from 'kysely';

/** Couriers were still asked for orders that had been rejected, which nobody could end any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update sale_order set delivery_status = 'delivery_status_rejected_by_delivery_service'
    where status = 'rejected' and delivery_status = 'delivery_status_set_for_delivery'`.execute(db);
  await sql`
    update delivery set status = 'delivery_status_rejected_by_delivery_service',
      finished_at = coalesce(ordered.rejected_at, now())
    from sale_order as ordered
    where ordered.id = delivery.order_id and ordered.status = 'rejected'
      and delivery.status = 'delivery_status_set_for_delivery'`.execute(db);
}

/** What is over stays over. */
export async function down(): Promise<void> {}

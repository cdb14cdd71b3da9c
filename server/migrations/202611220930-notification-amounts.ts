import { sql, type Kysely } from 'kysely';
import { minorDigits } from '../src/platform/money/minor-digits.ts';

/** Keys of an amount, each with that of its currency. */
const AMOUNTS = [
  ['final_price', 'currency'],
  ['delivery_amount', 'delivery_currency'],
] as const;

/**
 * Amounts in notifications become decimal strings in the digits of their currency. They were hundredths
 * of the minor units whatever the currency, and what the demo had stored lacks keys of its type.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update notification set extra_data = jsonb_build_object(
      'transaction_id', sale_order.id,
      'delivery_amount', sale_order.courier_fee / 100.0,
      'delivery_currency', trim(sale_order.currency),
      'who_pays', case when sale_order.delivery_fee > 0 then 'client' else 'organization' end)
    from sale_order
    where type in ('for_delivery', 'sent_to_delivery_by_organization_for_client')
      and not extra_data ? 'delivery_amount'
      and sale_order.id = (extra_data->>'transaction_id')::bigint`.execute(db);
  await sql`
    update notification set extra_data = extra_data || jsonb_build_object('created_at', created_at)
    where type = 'new_device' and not extra_data ? 'created_at'`.execute(db);
  await sql`
    delete from notification
    where type like 'partnership%' and not extra_data ? 'partnership_id'`.execute(db);
  for (const [amount, currency] of AMOUNTS) {
    const { rows } = await sql<{ code: string }>`
      select distinct extra_data->>${currency} as code from notification
      where jsonb_typeof(extra_data->${amount}) = 'number' and extra_data ? ${currency}`.execute(
      db,
    );
    for (const { code } of rows) {
      const digits = minorDigits(code);
      await sql`
        update notification set extra_data = extra_data || jsonb_build_object(${amount}::text,
          round((extra_data->>${amount})::numeric * 100 / power(10::numeric, ${digits}::integer), ${digits}::integer)::text)
        where jsonb_typeof(extra_data->${amount}) = 'number'
          and extra_data->>${currency} = ${code}`.execute(db);
    }
  }
}

/** As they were written before. */
export async function down(db: Kysely<unknown>): Promise<void> {
  for (const [amount, currency] of AMOUNTS) {
    const { rows } = await sql<{ code: string }>`
      select distinct extra_data->>${currency} as code from notification
      where jsonb_typeof(extra_data->${amount}) = 'string'`.execute(db);
    for (const { code } of rows) {
      await sql`
        update notification set extra_data = extra_data || jsonb_build_object(${amount}::text,
          (extra_data->>${amount})::numeric * power(10::numeric, ${minorDigits(code)}::integer) / 100)
        where jsonb_typeof(extra_data->${amount}) = 'string'
          and extra_data->>${currency} = ${code}`.execute(db);
    }
  }
}

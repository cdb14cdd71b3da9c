import { sql, type Kysely } from 'kysely';
import { minorDigits } from '../src/platform/money/minor-digits.ts';

/**
 * Prices of several currencies are sorted by what they are in dollars. The database keeps that itself
 * whenever a price is written; a change of the rates goes over all items.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table currency_rate add column minor_digits smallint`.execute(db);
  const { rows } = await sql<{
    currency: string;
  }>`select currency from currency_rate`.execute(db);
  for (const { currency } of rows) {
    await sql`
      update currency_rate set minor_digits = ${minorDigits(currency)}
      where currency = ${currency}`.execute(db);
  }
  await sql`alter table currency_rate alter column minor_digits set not null`.execute(db);

  await sql`
    create function dollars(minor bigint, in_currency char(3)) returns numeric
      language sql stable parallel safe
      -- A currency without a rate counts like the dollar: better in a wrong place than nowhere.
      return round(minor / coalesce(
        (select 10::numeric ^ minor_digits * per_dollar from currency_rate where currency = in_currency),
        100
      ), 6)`.execute(db);
  await sql`alter table item add column dollar_price numeric(24, 6)`.execute(db);
  await sql`
    update item set dollar_price = dollars(item.price, organization.currency)
    from organization where organization.id = item.organization_id`.execute(db);
  await sql`
    create function item_dollar_price() returns trigger language plpgsql as $$
    begin
      new.dollar_price := (
        select dollars(new.price, currency) from organization where id = new.organization_id);
      return new;
    end $$`.execute(db);
  await sql`
    create trigger item_dollar_price before insert or update of price, organization_id on item
      for each row execute function item_dollar_price()`.execute(db);
  await sql`
    create function organization_dollar_prices() returns trigger language plpgsql as $$
    begin
      update item set dollar_price = dollars(price, new.currency) where organization_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger organization_dollar_prices after update of currency on organization
      for each row when (old.currency <> new.currency)
      execute function organization_dollar_prices()`.execute(db);
  await sql`drop index item_price, item_category_price`.execute(db);
  await sql`create index item_price on item (dollar_price, id) where is_published and dollar_price is not null`.execute(
    db,
  );
  await sql`create index item_category_price on item (category_id, dollar_price, id) where is_published and dollar_price is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger organization_dollar_prices on organization`.execute(db);
  await sql`drop function organization_dollar_prices()`.execute(db);
  await sql`drop trigger item_dollar_price on item`.execute(db);
  await sql`drop function item_dollar_price()`.execute(db);
  await sql`alter table item drop column dollar_price`.execute(db);
  await sql`drop function dollars(bigint, char)`.execute(db);
  await sql`alter table currency_rate drop column minor_digits`.execute(db);
  await sql`create index item_price on item (price, id) where is_published and price is not null`.execute(
    db,
  );
  await sql`create index item_category_price on item (category_id, price, id) where is_published and price is not null`.execute(
    db,
  );
}

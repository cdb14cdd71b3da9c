import { sql, type Kysely } from 'kysely';

const ORDERS = { newest: 'created_at desc, id desc', price: 'dollar_price, id' };

/**
 * Where an item is sold stands beside it, kept by triggers: the feed of a place is read from an index,
 * also where few sell. Through the organization it would be looked for among all items.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table item add column country text, add column city text`.execute(db);
  await sql`
    update item set country = organization.country, city = organization.city
    from organization where organization.id = item.organization_id`.execute(db);
  await sql`alter table item alter column country set not null, alter column city set not null`.execute(
    db,
  );
  await sql`
    create function take_place_of_organization() returns trigger language plpgsql as $$
      begin
        select organization.country, organization.city into new.country, new.city
        from organization where organization.id = new.organization_id for key share;
        return new;
      end
    $$`.execute(db);
  await sql`
    create trigger item_place before insert or update of organization_id, country, city on item
    for each row execute function take_place_of_organization()`.execute(db);
  await sql`
    create function move_items_along() returns trigger language plpgsql as $$
      begin
        update item set country = new.country, city = new.city where organization_id = new.id;
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger organization_place after update of country, city on organization
    for each row when ((old.country, old.city) is distinct from (new.country, new.city))
    execute function move_items_along()`.execute(db);
  for (const place of ['country', 'city']) {
    for (const [order, columns] of Object.entries(ORDERS)) {
      const condition =
        order === 'price' ? 'is_published and dollar_price is not null' : 'is_published';
      await sql
        .raw(
          `create index item_${place}_${order} on item (${place}, ${columns}) where ${condition}`,
        )
        .execute(db);
    }
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger organization_place on organization`.execute(db);
  await sql`drop trigger item_place on item`.execute(db);
  await sql`drop function move_items_along()`.execute(db);
  await sql`drop function take_place_of_organization()`.execute(db);
  await sql`alter table item drop column country, drop column city`.execute(db);
}

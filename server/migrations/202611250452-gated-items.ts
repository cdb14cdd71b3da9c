import { sql, type Kysely } from 'kysely';

/**
 * Whether an item's organization is gated stands beside it, as its place does. What is gated is not listed:
 * feed, search and suggestions hold what everybody may see.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table item add column is_gated boolean not null default false`.execute(db);
  await sql`
    create or replace function lists_items(organization) returns boolean
      language sql immutable parallel safe return $1.is_listed and not $1.is_gated`.execute(db);
  await keepGates(db, true);
  // Words follow what a statement names.
  await sql`
    update item set is_gated = true, is_listed = false
    from organization where organization.id = item.organization_id and organization.is_gated`.execute(
    db,
  );
}

/** The functions that write beside items what their organization is. */
async function keepGates(db: Kysely<unknown>, isKept: boolean): Promise<void> {
  const gate = (row: string) => (isKept ? `, ${row}.is_gated` : '');
  await sql
    .raw(
      `create or replace function take_place_of_organization() returns trigger language plpgsql as $$
        begin
          if tg_op = 'INSERT' then
            perform from organization where id = new.organization_id for share;
          end if;
          select organization.country, organization.city${gate('organization')},
            new.is_published and lists_items(organization)
          into new.country, new.city${gate('new')}, new.is_listed
          from organization where organization.id = new.organization_id for key share;
          return new;
        end $$`,
    )
    .execute(db);
  await sql`drop trigger item_place on item`.execute(db);
  await sql
    .raw(
      `create trigger item_place
        before insert or update of
          organization_id, country, city, is_published, is_listed${isKept ? ', is_gated' : ''} on item
        for each row execute function take_place_of_organization()`,
    )
    .execute(db);
  // The gates of what is found nowhere anyway move no words.
  await sql`
    create or replace function list_items_along() returns trigger language plpgsql as $$
      declare
        subjects search_subject[];
      begin
        perform set_config('karavan.lists_along', 'on', true);
        with written as (
          update item set is_listed = item.is_published and lists_items(new)
          where organization_id = new.id
          returning id, created_at, name, is_published
        )
        select array_agg(row('item', id, created_at, name)::search_subject) into subjects
        from written where is_published;
        perform set_config('karavan.lists_along', '', true);
        if lists_items(old) = lists_items(new) then return null; end if;
        if lists_items(new) then perform add_words(subjects); else perform remove_words(subjects); end if;
        return null;
      end
    $$`.execute(db);
  await sql`drop trigger organization_listing on organization`.execute(db);
  const gates = isKept ? 'or old.is_gated <> new.is_gated' : '';
  await sql
    .raw(
      `create trigger organization_listing after update on organization
        for each row when (lists_items(old) <> lists_items(new) ${gates})
        execute function list_items_along()`,
    )
    .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function lists_items(organization) returns boolean
      language sql immutable parallel safe return $1.is_listed`.execute(db);
  await keepGates(db, false);
  await sql`update item set is_listed = is_published where is_gated`.execute(db);
  await sql`alter table item drop column is_gated`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** What of the organization stands beside its items. */
const KEPT = ['country', 'city', 'is_gated'];

/**
 * Whether an item's organization is gated stands beside it, as its place does. Feed, search and suggestions
 * hold what everybody may see: words list no items of gated organizations.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table item add column is_gated boolean not null default false`.execute(db);
  await sql`
    update item set is_gated = true
    from organization where organization.id = item.organization_id and organization.is_gated`.execute(
    db,
  );
  await keep(db, KEPT);
  await sql`
    create function is_listed(shown item) returns boolean language sql immutable parallel safe
      return shown.is_published and not shown.is_gated`.execute(db);
  await listItems(db, 'is_listed');
}

/** The functions that keep columns of the organization in its items. */
async function keep(db: Kysely<unknown>, columns: readonly string[]): Promise<void> {
  const all = (row: string) => columns.map((column) => `${row}.${column}`).join(', ');
  const set = columns.map((column) => `${column} = new.${column}`).join(', ');
  const isGatingKept = columns.includes('is_gated');
  await sql
    .raw(
      `create or replace function take_place_of_organization() returns trigger language plpgsql as $$
        begin
          select ${all('organization')} into ${all('new')}
          from organization where organization.id = new.organization_id for key share;
          return new;
        end $$`,
    )
    .execute(db);
  // All words of an organization at once: each of its items would lock them anew.
  const words = `
    if old.is_gated <> new.is_gated then
      if new.is_gated then
        perform remove_words(array(
          select row('item', id, created_at, name)::search_subject
          from item where organization_id = new.id and is_published));
      else
        perform add_words(array(
          select row('item', id, created_at, name)::search_subject
          from item where organization_id = new.id and is_published));
      end if;
    end if;`;
  await sql
    .raw(
      `create or replace function move_items_along() returns trigger language plpgsql as $$
        begin
          update item set ${set} where organization_id = new.id;
          ${isGatingKept ? words : ''}
          return null;
        end $$`,
    )
    .execute(db);
  await sql`drop trigger item_place on item`.execute(db);
  await sql
    .raw(
      `create trigger item_place before insert or update of organization_id, ${columns.join(', ')} on item
        for each row execute function take_place_of_organization()`,
    )
    .execute(db);
  await sql`drop trigger organization_place on organization`.execute(db);
  await sql
    .raw(
      `create trigger organization_place after update of ${columns.join(', ')} on organization
        for each row when ((${all('old')}) is distinct from (${all('new')}))
        execute function move_items_along()`,
    )
    .execute(db);
}

/** Which items have their words listed. */
async function listItems(
  db: Kysely<unknown>,
  condition: 'is_listed' | 'is_published',
): Promise<void> {
  const holds = (row: string) =>
    condition === 'is_listed' ? `is_listed(${row})` : `${row}.is_published`;
  const subject = (row: string) =>
    `row('item', ${row}.id, ${row}.created_at, ${row}.name)::search_subject`;
  for (const [name, change, rows] of [
    ['added', 'add_words', 'new'],
    ['removed', 'remove_words', 'old'],
  ] as const) {
    await sql
      .raw(
        `create or replace function item_words_${name}() returns trigger language plpgsql as $$
          begin
            perform ${change}(array(
              select ${subject('written')} from ${rows}_rows as written
              where written.is_published${condition === 'is_listed' ? ' and not written.is_gated' : ''}));
            return null;
          end $$`,
      )
      .execute(db);
  }
  await sql
    .raw(
      `create or replace function item_words_changed() returns trigger language plpgsql as $$
        begin
          perform replace_words(
            case when ${holds('old')} then ${subject('old')} end,
            case when ${holds('new')} then ${subject('new')} end);
          return null;
        end $$`,
    )
    .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await listItems(db, 'is_published');
  await sql`drop function is_listed(item)`.execute(db);
  await keep(
    db,
    KEPT.filter((column) => column !== 'is_gated'),
  );
  await sql`alter table item drop column is_gated`.execute(db);
}

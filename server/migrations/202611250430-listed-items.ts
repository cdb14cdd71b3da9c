import { sql, type Kysely } from 'kysely';

/** Lists of items, by index: what they go by. Those by price hold what has one. */
const LISTS = {
  item_price: 'dollar_price, id',
  item_category_newest: 'category_id, created_at desc, id desc',
  item_category_price: 'category_id, dollar_price, id',
  item_country_newest: 'country, created_at desc, id desc',
  item_country_price: 'country, dollar_price, id',
  item_city_newest: 'city, created_at desc, id desc',
  item_city_price: 'city, dollar_price, id',
} as const;

/**
 * What can be found stands in the row: `is_listed` is `is_published`, less what is not found because of its
 * organization. Feed, search, suggestions and similar items ask for it; pages, carts, an organization's own
 * list and its followers go by `is_published`, as before. What keeps the items of an organization from being
 * found is told by one function, `lists_items`: whatever else may hide them joins there, and the triggers
 * follow.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Whether the organization itself is found.
  await sql`alter table organization add column is_listed boolean not null default true`.execute(
    db,
  );
  await sql`alter table item add column is_listed boolean not null default true`.execute(db);
  await sql`
    create function lists_items(organization) returns boolean
      language sql immutable parallel safe return $1.is_listed`.execute(db);
  await sql`update item set is_listed = false where not is_published`.execute(db);
  await createUpkeep(db);
  await listWords(db, { item: 'is_listed', organization: 'is_listed' });
  await rebuildLists(db, 'is_listed');
  // Followers of an organization see it go on: their feed keeps the list of all that is published.
  await sql`alter index item_newest rename to item_published_newest`.execute(db);
  await sql`create index item_newest on item (created_at desc, id desc) where is_listed`.execute(
    db,
  );
}

async function createUpkeep(db: Kysely<unknown>): Promise<void> {
  // A new item waits for whoever changes its organization. What is there already is written by that change,
  // all of it, and waits for it anyway.
  await sql`
    create or replace function take_place_of_organization() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          perform from organization where id = new.organization_id for share;
        end if;
        select organization.country, organization.city, new.is_published and lists_items(organization)
        into new.country, new.city, new.is_listed
        from organization where organization.id = new.organization_id for key share;
        return new;
      end
    $$`.execute(db);
  await sql`drop trigger item_place on item`.execute(db);
  await sql`
    create trigger item_place
    before insert or update of organization_id, country, city, is_published, is_listed on item
    for each row execute function take_place_of_organization()`.execute(db);
  // All words at once: item by item they would take many times as long.
  await sql`
    create function list_items_along() returns trigger language plpgsql as $$
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
        if lists_items(new) then perform add_words(subjects); else perform remove_words(subjects); end if;
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger organization_listing after update on organization
    for each row when (lists_items(old) is distinct from lists_items(new))
    execute function list_items_along()`.execute(db);
}

interface Shown {
  readonly item: 'is_listed' | 'is_published';
  /** Absent where all are. */
  readonly organization?: 'is_listed';
}

const TEXTS = { item: 'name', organization: 'title' } as const;

/** Words lead to what is shown, and to nothing else. */
async function listWords(db: Kysely<unknown>, shown: Shown): Promise<void> {
  for (const table of ['item', 'organization'] as const) {
    const text = TEXTS[table];
    const isShown = (row: string) => (shown[table] ? `${row}.${shown[table]}` : 'true');
    const subject = (row: string) =>
      `row('${table}', ${row}.id, ${row}.created_at, ${row}.${text})::search_subject`;
    const shownSubject = (row: string) => `case when ${isShown(row)} then ${subject(row)} end`;
    const looks = (row: string) => `${row}.${text}, ${isShown(row)}, ${row}.created_at`;
    for (const [name, change, rows] of [
      ['added', 'add_words', 'new'],
      ['removed', 'remove_words', 'old'],
    ] as const) {
      const subjects = `select ${subject('written')} from ${rows}_rows as written where ${isShown('written')}`;
      await replaceFunction(db, `${table}_words_${name}`, `perform ${change}(array(${subjects}));`);
    }
    await replaceFunction(
      db,
      `${table}_words_changed`,
      `perform replace_words(${shownSubject('old')}, ${shownSubject('new')});`,
    );
    // A trigger before this one decides what is listed, so the statement may name what that goes by instead.
    const causes = table === 'item' ? ['is_published'] : [];
    const columns = [
      ...new Set([text, 'created_at', ...causes, ...(shown[table] ? [shown[table]] : [])]),
    ];
    // What goes along with its organization has its words written with all the others.
    const isAlone =
      shown[table] === 'is_listed' && table === 'item'
        ? ` and current_setting('karavan.lists_along', true) is distinct from 'on'`
        : '';
    await sql.raw(`drop trigger ${table}_words_changed on ${table}`).execute(db);
    await sql
      .raw(
        `create trigger ${table}_words_changed after update of ${columns.join(', ')} on ${table}
          for each row when ((${looks('old')}) is distinct from (${looks('new')})${isAlone})
          execute function ${table}_words_changed()`,
      )
      .execute(db);
  }
}

async function replaceFunction(db: Kysely<unknown>, name: string, body: string): Promise<void> {
  await sql
    .raw(
      `create or replace function ${name}() returns trigger language plpgsql as $$
        begin
          ${body}
          return null;
        end $$`,
    )
    .execute(db);
}

async function rebuildLists(db: Kysely<unknown>, shown: 'is_listed' | 'is_published') {
  for (const [name, columns] of Object.entries(LISTS)) {
    const isPriced = columns.includes('dollar_price');
    const condition = isPriced ? `${shown} and dollar_price is not null` : shown;
    await sql.raw(`drop index ${name}`).execute(db);
    await sql.raw(`create index ${name} on item (${columns}) where ${condition}`).execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger organization_listing on organization`.execute(db);
  await sql`drop function list_items_along()`.execute(db);
  await listWords(db, { item: 'is_published' });
  await sql`drop index item_newest`.execute(db);
  await sql`alter index item_published_newest rename to item_newest`.execute(db);
  await rebuildLists(db, 'is_published');
  await sql`drop trigger item_place on item`.execute(db);
  await sql`
    create or replace function take_place_of_organization() returns trigger language plpgsql as $$
      begin
        select organization.country, organization.city into new.country, new.city
        from organization where organization.id = new.organization_id for key share;
        return new;
      end
    $$`.execute(db);
  await sql`
    create trigger item_place before insert or update of organization_id, country, city on item
    for each row execute function take_place_of_organization()`.execute(db);
  await sql`drop function lists_items(organization)`.execute(db);
  await sql`alter table item drop column is_listed`.execute(db);
  await sql`alter table organization drop column is_listed`.execute(db);
}

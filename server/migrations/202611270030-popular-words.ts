import { sql, type Kysely } from 'kysely';

/** The items of each word are listed by their popularity too; it is written where a job reckons that of an item anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Of items, as in their rows.
  await sql`alter table word_use add column popularity numeric(14, 6)`.execute(db);
  await createListing(db, ', popularity', ', item.popularity');
  await sql`
    create function item_words_stirred() returns trigger language plpgsql as $$
      begin
        update word_use set popularity = new.popularity
        from search_word
        where search_word.word = any(search_words(new.name, false))
          and word_use.word_id = search_word.id and word_use.kind = 'item'
          and word_use.created_at = new.created_at and word_use.subject_id = new.id;
        return null;
      end $$`.execute(db);
  await sql`
    create trigger item_words_stirred after update of popularity on item
      for each row when (old.popularity is distinct from new.popularity and new.is_listed)
      execute function item_words_stirred()`.execute(db);
  await sql`
    update word_use set popularity = item.popularity
    from item where word_use.kind = 'item' and word_use.subject_id = item.id`.execute(db);
  await sql`
    create index word_use_popular on word_use (word_id, popularity desc, subject_id desc)
    -- Searches of several words compare it.
    include (created_at) where popularity is not null`.execute(db);
}

/** Replaces the function that lists what has been written, with what else is listed of an item. */
async function createListing(db: Kysely<unknown>, columns: string, values: string): Promise<void> {
  // Words are locked in their order, so that two writers wait for each other but never in a circle.
  await sql
    .raw(
      `create or replace function add_words(subjects search_subject[]) returns void language sql as $$
        with written as (
          select distinct subject.kind, subject.id, subject.created_at, word
          from unnest(subjects) as subject
          cross join lateral unnest(search_words(subject.written, false)) as word
        ), counted as (
          insert into search_word (word, key, items, organizations)
          select word, search_key(word),
            count(*) filter (where kind = 'item'), count(*) filter (where kind = 'organization')
          from written group by word order by word collate "C"
          on conflict (word) do update set
            items = search_word.items + excluded.items,
            organizations = search_word.organizations + excluded.organizations
          returning id, word
        )
        insert into word_use (word_id, kind, created_at, subject_id, price, currency${columns})
        select counted.id, written.kind, written.created_at, written.id,
          item.price, case when item.price is not null then organization.currency end${values}
        from written join counted on counted.word = written.word
        left join item on written.kind = 'item' and item.id = written.id
        left join organization on organization.id = item.organization_id
      $$`,
    )
    .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger item_words_stirred on item`.execute(db);
  await sql`drop function item_words_stirred()`.execute(db);
  await createListing(db, '', '');
  await sql`drop index word_use_popular`.execute(db);
  await sql`alter table word_use drop column popularity`.execute(db);
}

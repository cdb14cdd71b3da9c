import { sql, type Kysely } from 'kysely';

/**
 * The items of each word are listed in the order of their prices too, by currency: rates change every
 * night, but not the order of prices in one currency, so the lists have nothing to be written for them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table word_use
      -- Of items that have a price, in minor units.
      add column price bigint,
      add column currency char(3),
      add check ((price is null) = (currency is null))`.execute(db);
  await createReading(db);
  // What is typed changes none of its plans, so that none is made anew for each word.
  await sql`
    alter function search_alternatives(text, text, boolean)
      set plan_cache_mode = force_generic_plan`.execute(db);
  await createUpkeep(db);
  await sql`
    update word_use set price = item.price, currency = organization.currency
    from item join organization on organization.id = item.organization_id
    where word_use.kind = 'item' and word_use.subject_id = item.id and item.price is not null`.execute(
    db,
  );
  await sql`
    create index word_use_price on word_use (word_id, currency, price, subject_id)
    -- Counting reads nothing but the index.
    include (created_at) where price is not null`.execute(db);
}

async function createReading(db: Kysely<unknown>): Promise<void> {
  // Goes from one currency to the next, past all that cost something in the same.
  await sql`
    create function word_currencies(wanted integer) returns setof char(3)
      language sql stable rows 3
      as $$
        with recursive used(currency) as (
          (select currency from word_use where word_id = wanted and price is not null
            order by currency limit 1)
          union all
          select (
            select word_use.currency from word_use
            where word_id = wanted and price is not null and word_use.currency > used.currency
            order by word_use.currency limit 1)
          from used where used.currency is not null
        )
        select currency from used where currency is not null
      $$`.execute(db);
  // The reverse of dollars(); a cursor may ask for more than a price can be.
  await sql`
    create function minor_units(of_dollars numeric, in_currency char(3)) returns bigint
      language sql stable parallel safe
      return greatest(-9e18, least(9e18, of_dollars * coalesce(
        (select 10::numeric ^ minor_digits * per_dollar from currency_rate where currency = in_currency),
        100
      )))::bigint`.execute(db);
}

async function createUpkeep(db: Kysely<unknown>): Promise<void> {
  await createListing(db, {
    columns: ', price, currency',
    values: ', item.price, case when item.price is not null then organization.currency end',
    joins: `
      left join item on written.kind = 'item' and item.id = written.id
      left join organization on organization.id = item.organization_id`,
  });
  await sql`
    create function item_words_priced() returns trigger language plpgsql as $$
      begin
        update word_use set price = new.price,
          currency = (select currency from organization where id = new.organization_id and new.price is not null)
        from search_word
        where search_word.word = any(search_words(new.name, false))
          and word_use.word_id = search_word.id and word_use.kind = 'item'
          and word_use.created_at = new.created_at and word_use.subject_id = new.id;
        return null;
      end $$`.execute(db);
  await sql`
    create trigger item_words_priced after update of price, organization_id on item
      for each row when ((old.price, old.organization_id) is distinct from (new.price, new.organization_id))
      execute function item_words_priced()`.execute(db);
  await sql`
    create function organization_words_priced() returns trigger language plpgsql as $$
      begin
        update word_use set currency = new.currency
        from item
        cross join lateral unnest(search_words(item.name, false)) as used
        join search_word on search_word.word = used
        where item.organization_id = new.id and word_use.word_id = search_word.id
          and word_use.kind = 'item' and word_use.created_at = item.created_at
          and word_use.subject_id = item.id and word_use.price is not null;
        return null;
      end $$`.execute(db);
  await sql`
    create trigger organization_words_priced after update of currency on organization
      for each row when (old.currency <> new.currency)
      execute function organization_words_priced()`.execute(db);
}

interface Listing {
  readonly columns: string;
  readonly values: string;
  readonly joins: string;
}

/** Replaces the function that lists what has been written, with what else is listed of it. */
async function createListing(db: Kysely<unknown>, { columns, values, joins }: Listing) {
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
        insert into word_use (word_id, kind, created_at, subject_id${columns})
        select counted.id, written.kind, written.created_at, written.id${values}
        from written join counted on counted.word = written.word${joins}
      $$`,
    )
    .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter function search_alternatives(text, text, boolean) reset plan_cache_mode`.execute(
    db,
  );
  await sql`drop trigger organization_words_priced on organization`.execute(db);
  await sql`drop function organization_words_priced()`.execute(db);
  await sql`drop trigger item_words_priced on item`.execute(db);
  await sql`drop function item_words_priced()`.execute(db);
  await createListing(db, { columns: '', values: '', joins: '' });
  await sql`drop function minor_units(numeric, char)`.execute(db);
  await sql`drop function word_currencies(integer)`.execute(db);
  await sql`drop index word_use_price`.execute(db);
  await sql`alter table word_use drop column price, drop column currency`.execute(db);
}

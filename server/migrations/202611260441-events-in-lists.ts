import { sql, type Kysely } from 'kysely';

/**
 * Lists lead to one date of a series, the next one, and to no event that is over or cancelled. Such an item is aside; it keeps
 * its page. The database works it out whenever a date is added, moved, cancelled, published or taken down; that time has
 * passed it is told by a job.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table item add column is_aside boolean not null default false`.execute(db);
  await keepListed(db, { item: ' and not new.is_aside', along: ' and not item.is_aside' });
  await sql`
    create function show_events(of_item bigint, of_series bigint) returns void language plpgsql as $$
      begin
        if of_series is not null then
          -- What others do to the series is over by then, and seen by the next statement.
          perform pg_advisory_xact_lock(event_lock(-of_series));
        end if;
        with dates as (
          select event.item_id, event.starts_at, event.status = 'scheduled' and event.ends_at > now() as is_ahead,
            item.is_published
          from event join item on item.id = event.item_id
          where case when of_series is null then event.item_id = of_item else event.series_id = of_series end
        ), placed as (
          select item_id, not is_ahead or (of_series is not null and item_id is distinct from (
            select next.item_id from dates as next where next.is_ahead and next.is_published
            order by next.starts_at, next.item_id limit 1)) as is_aside
          from dates
        ), moved as (
          select item.id from item join placed on placed.item_id = item.id
          where item.is_aside <> placed.is_aside order by item.id for no key update of item
        )
        -- The words of an item follow what a statement names.
        update item set is_aside = placed.is_aside, is_listed = not placed.is_aside
        from placed where placed.item_id = item.id and item.id in (select id from moved);
      end
    $$`.execute(db);
  await sql`
    create function show_event() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'DELETE' then perform show_events(new.item_id, new.series_id); end if;
        if tg_op = 'DELETE' or (tg_op = 'UPDATE' and old.series_id is distinct from new.series_id) then
          if old.series_id is not null then perform show_events(old.item_id, old.series_id); end if;
        end if;
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger event_shown after insert or delete or update of status, starts_at, ends_at, series_id on event
    for each row execute function show_event()`.execute(db);
  await sql`
    create function show_published_event() returns trigger language plpgsql as $$
      begin
        perform show_events(event.item_id, event.series_id) from event
        where event.item_id = new.id and event.series_id is not null;
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger item_event_shown after update of is_published on item
    for each row when (new.kind = 'ticket' and old.is_published <> new.is_published)
    execute function show_published_event()`.execute(db);
  await sql`
    create index item_event_in_lists on item (id) where kind = 'ticket' and not is_aside`.execute(
    db,
  );
  await sql`
    select show_events(event.item_id, event.series_id) from event
    where event.status = 'cancelled' or event.ends_at <= now() or event.series_id is not null`.execute(
    db,
  );
}

interface Besides {
  /** Further conditions on an item that is written, and on those that go along with their organization. */
  readonly item: string;
  readonly along: string;
}

async function keepListed(db: Kysely<unknown>, { item, along }: Besides): Promise<void> {
  await sql
    .raw(
      `create or replace function take_place_of_organization() returns trigger language plpgsql as $$
        begin
          if tg_op = 'INSERT' then
            perform from organization where id = new.organization_id for share;
          end if;
          select organization.country, organization.city, organization.is_gated,
            new.is_published and lists_items(organization)${item}
          into new.country, new.city, new.is_gated, new.is_listed
          from organization where organization.id = new.organization_id for key share;
          return new;
        end $$`,
    )
    .execute(db);
  await sql
    .raw(
      `create or replace function list_items_along() returns trigger language plpgsql as $$
        declare
          subjects search_subject[];
        begin
          perform set_config('karavan.lists_along', 'on', true);
          with written as (
            update item set is_listed = item.is_published and lists_items(new)
            where organization_id = new.id
            returning id, created_at, name, is_published${along === '' ? '' : ', is_aside'}
          )
          select array_agg(row('item', id, created_at, name)::search_subject) into subjects
          from written as item where is_published${along};
          perform set_config('karavan.lists_along', '', true);
          if lists_items(old) = lists_items(new) then return null; end if;
          if lists_items(new) then perform add_words(subjects); else perform remove_words(subjects); end if;
          return null;
        end $$`,
    )
    .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger item_event_shown on item`.execute(db);
  await sql`drop trigger event_shown on event`.execute(db);
  await sql`drop function show_event, show_published_event, show_events`.execute(db);
  await keepListed(db, { item: '', along: '' });
  await sql`update item set is_listed = true where is_aside and is_published`.execute(db);
  await sql`drop index item_event_in_lists`.execute(db);
  await sql`alter table item drop column is_aside`.execute(db);
}

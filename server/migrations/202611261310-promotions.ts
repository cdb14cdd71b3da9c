import { sql, type Kysely } from 'kysely';

/**
 * Promotions of organizations. How often one is used is counted by the database as an order commits, so that a quota
 * is exact without anybody waiting for another's checkout.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table promotion (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organization on delete cascade,
      status text not null default 'draft' check (status in ('draft', 'active', 'paused', 'ended')),
      title text not null check (char_length(title) between 1 and 80),
      text text not null default '' check (char_length(text) <= 1000),
      -- The same in other languages: {"de": {"title": "…", "text": "…"}}
      translations jsonb not null default '{}',
      file_id bigint references file,
      basis_points integer check (basis_points between 1 and 10000),
      -- Minor units.
      amount bigint check (amount > 0),
      category_id integer references category,
      has_items boolean not null default false,
      minimum bigint not null default 0 check (minimum >= 0),
      quota integer check (quota between 1 and 1000000),
      per_person integer check (per_person between 1 and 1000),
      used integer not null default 0 check (used >= 0),
      code text check (code = upper(code) and char_length(code) between 3 and 20),
      with_card boolean not null default false,
      is_listed boolean not null default true,
      starts_at timestamptz not null default now(),
      ends_at timestamptz check (ends_at > starts_at),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      check (num_nonnulls(basis_points, amount) = 1),
      check (not (has_items and category_id is not null)),
      constraint promotion_quota check (used <= quota)
    )`.execute(db);
  await sql`create index promotion_organization on promotion (organization_id, id)`.execute(db);
  await sql`
    create unique index promotion_code on promotion (organization_id, code)
      where code is not null and status <> 'ended'`.execute(db);
  await sql`
    create index promotion_shown on promotion (id) where status = 'active' and is_listed`.execute(
    db,
  );
  await sql`create index promotion_file on promotion (file_id) where file_id is not null`.execute(
    db,
  );
  await sql`
    create index promotion_category on promotion (category_id)
      where category_id is not null`.execute(db);
  await sql`
    create table promotion_item (
      promotion_id bigint not null references promotion on delete cascade,
      item_id bigint not null references item on delete cascade,
      position smallint not null check (position between 0 and 199),
      primary key (promotion_id, item_id),
      unique (promotion_id, position)
    )`.execute(db);
  await sql`create index promotion_item_item on promotion_item (item_id)`.execute(db);
  await sql`
    create function keep_promotion_to_shop() returns trigger language plpgsql as $$
      begin
        if not exists (
          select from promotion join item using (organization_id)
          where promotion.id = new.promotion_id and item.id = new.item_id and promotion.has_items
        ) then
          raise exception 'A promotion is for items of its own shop'
            using errcode = 'integrity_constraint_violation';
        end if;
        return new;
      end $$`.execute(db);
  await sql`
    create trigger promotion_item_of_shop before insert or update on promotion_item
      for each row execute function keep_promotion_to_shop()`.execute(db);
  await freezeInOrders(db);
  await countUses(db);
  // What the client has typed; it may be no code at all.
  await sql`
    alter table cart add column promotion_code text
      check (char_length(promotion_code) between 3 and 20)`.execute(db);
}

/** What a promotion has taken off an order is a part of its discount, and stays. */
async function freezeInOrders(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sale_order
      add column promotion_id bigint references promotion,
      add column promotion_title text,
      add column promotion_discount bigint not null default 0,
      add constraint sale_order_promotion check (
        promotion_discount between 0 and discount
        and (promotion_id is null) = (promotion_discount = 0)
        and (promotion_id is null) = (promotion_title is null))`.execute(db);
  await sql`
    create index sale_order_promotion_use on sale_order (promotion_id, client_id)
      where promotion_id is not null`.execute(db);
}

/**
 * Orders count from their commit on until they are rejected. The row of the promotion is the last that a checkout
 * locks, for the length of its commit.
 */
async function countUses(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function count_promotion() returns trigger language plpgsql as $$
      declare allowed integer;
      begin
        if tg_op = 'UPDATE' and new.status = 'rejected' then
          update promotion set used = used - 1 where id = new.promotion_id;
          return null;
        end if;
        update promotion set used = used + 1
        where id = new.promotion_id and organization_id = new.organization_id
          and (quota is null or used < quota)
          -- Paid late, it counts as it was ordered.
          and (tg_op = 'UPDATE' or (
            status = 'active' and starts_at <= now() and (ends_at is null or ends_at > now())))
        returning per_person into allowed;
        if not found or allowed < (
          select count(*) from sale_order
          where promotion_id = new.promotion_id and client_id = new.client_id and status <> 'rejected'
        ) then
          raise exception 'The promotion is used up' using errcode = 'KV061';
        end if;
        return null;
      end $$`.execute(db);
  await sql`
    create constraint trigger promotion_used after insert on sale_order
      deferrable initially deferred for each row
      when (new.promotion_id is not null and new.status <> 'rejected')
      execute function count_promotion()`.execute(db);
  await sql`
    create constraint trigger promotion_moved after update of status on sale_order
      deferrable initially deferred for each row
      when (new.promotion_id is not null and (old.status = 'rejected') <> (new.status = 'rejected'))
      execute function count_promotion()`.execute(db);
  await sql`
    create function keep_promotion() returns trigger language plpgsql as $$
      begin
        raise exception 'What a promotion has taken off an order stays'
          using errcode = 'integrity_constraint_violation';
      end $$`.execute(db);
  await sql`
    create trigger sale_order_promotion_stays
      before update of promotion_id, promotion_title, promotion_discount on sale_order
      for each row when (
        (old.promotion_id, old.promotion_title, old.promotion_discount)
        is distinct from (new.promotion_id, new.promotion_title, new.promotion_discount))
      execute function keep_promotion()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cart drop column promotion_code`.execute(db);
  await sql`
    drop trigger promotion_used on sale_order`.execute(db);
  await sql`drop trigger promotion_moved on sale_order`.execute(db);
  await sql`drop trigger sale_order_promotion_stays on sale_order`.execute(db);
  await sql`
    alter table sale_order
      drop column promotion_id, drop column promotion_title, drop column promotion_discount`.execute(
    db,
  );
  await sql`drop table promotion_item, promotion`.execute(db);
  await sql`drop function count_promotion, keep_promotion, keep_promotion_to_shop`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/**
 * What an organization tells of itself, as its owner edits it: several contacts and networks, breaks and special days,
 * subtypes, what people usually spend. Each edit counts its version up. What an old receipt shows is kept as a look.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table organization
      add column average_check bigint check (average_check > 0),
      add column is_gated boolean not null default false,
      add column status text not null default 'active'
        check (status in ('active', 'announced', 'closing', 'deactivated')),
      -- Counted up by every edit: of two editors who have seen the same one, the second is told.
      add column version integer not null default 1`.execute(db);
  await sql`
    alter table organization_type add column parent_id integer references organization_type`.execute(
    db,
  );
  await sql`
    create table organization_subtype (
      organization_id bigint not null references organization on delete cascade,
      type_id integer not null references organization_type,
      primary key (organization_id, type_id)
    )`.execute(db);
  await sql`create index organization_place on organization (country, city, id desc)`.execute(db);
  await createContacts(db);
  await createHours(db);
  await createLooks(db);
  await freezeCurrency(db);
}

async function createContacts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table organization_contact (
      organization_id bigint not null references organization on delete cascade,
      position smallint not null check (position >= 0),
      kind text not null check (kind in ('phone', 'web', 'mail')),
      value text not null check (value <> ''),
      primary key (organization_id, position),
      unique (organization_id, kind, value)
    )`.execute(db);
  await sql`
    create table organization_social (
      organization_id bigint not null references organization on delete cascade,
      position smallint not null check (position >= 0),
      kind text not null check (kind <> ''),
      value text not null check (value <> ''),
      primary key (organization_id, position),
      unique (organization_id, kind, value)
    )`.execute(db);
  await sql`
    insert into organization_contact (organization_id, position, kind, value)
    select id, row_number() over (partition by id order by place) - 1, kind, value
    from organization, lateral (values
      (1, 'phone', phone), (2, 'web', site), (3, 'mail', email::text)) as contact (place, kind, value)
    where value <> ''`.execute(db);
  await sql`
    alter table organization drop column phone, drop column site, drop column email`.execute(db);
}

async function createHours(db: Kysely<unknown>): Promise<void> {
  // A day may have a break, so it has several rows.
  await sql`
    alter table organization_hours
      drop constraint organization_hours_pkey,
      add primary key (organization_id, weekday, opens_at)`.execute(db);
  await sql`
    create table organization_special_day (
      organization_id bigint not null references organization on delete cascade,
      day date not null,
      -- Both null on a day off.
      opens_at time,
      closes_at time,
      check ((opens_at is null) = (closes_at is null)),
      unique nulls not distinct (organization_id, day, opens_at)
    )`.execute(db);
}

async function createLooks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table organization_look (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organization on delete cascade,
      title text not null,
      image_id bigint references file,
      address text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index organization_look_latest on organization_look (organization_id, id desc)`.execute(
    db,
  );
  await sql`create index organization_look_image on organization_look (image_id) where image_id is not null`.execute(
    db,
  );
  await sql`
    insert into organization_look (organization_id, title, image_id, address)
    select id, title, image_id, address from organization order by id`.execute(db);
  await sql`
    create function keep_organization_look() returns trigger language plpgsql as $$
      begin
        insert into organization_look (organization_id, title, image_id, address)
        values (new.id, new.title, new.image_id, new.address);
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger organization_first_look after insert on organization
      for each row execute function keep_organization_look()`.execute(db);
  await sql`
    create trigger organization_next_look after update of title, image_id, address on organization
      for each row
      when ((old.title, old.image_id, old.address) is distinct from (new.title, new.image_id, new.address))
      execute function keep_organization_look()`.execute(db);
  await sql`
    alter table sale_order add column look_id bigint references organization_look`.execute(db);
  await sql`
    update sale_order set look_id = look.id
    from organization_look as look where look.organization_id = sale_order.organization_id`.execute(
    db,
  );
  await sql`alter table sale_order alter column look_id set not null`.execute(db);
  await sql`
    create function look_of_order() returns trigger language plpgsql as $$
      begin
        new.look_id := (
          select id from organization_look
          where organization_id = new.organization_id order by id desc limit 1);
        return new;
      end
    $$`.execute(db);
  await sql`
    create trigger order_look before insert on sale_order
      for each row execute function look_of_order()`.execute(db);
}

/** Sums are whole numbers of an organization's currency: another currency would make them other sums. */
async function freezeCurrency(db: Kysely<unknown>): Promise<void> {
  // Of published and other items alike; the index of a page's items has published ones alone.
  await sql`create index item_of_organization on item (organization_id)`.execute(db);
  await sql`
    create function has_sums(of_organization bigint) returns boolean language sql stable
      return exists (select from item where organization_id = of_organization)
        or exists (select from discount_card where organization_id = of_organization)
        or exists (select from sale_order where organization_id = of_organization)
        or exists (select from cashback_account where organization_id = of_organization)`.execute(
    db,
  );
  await sql`
    create function keep_currency() returns trigger language plpgsql as $$
      begin
        if has_sums(new.id) then
          raise exception 'organization % has sums in %', new.id, old.currency
            using errcode = 'check_violation', constraint = 'organization_currency_frozen';
        end if;
        return new;
      end
    $$`.execute(db);
  await sql`
    create trigger organization_currency before update of currency on organization
      for each row when (old.currency <> new.currency) execute function keep_currency()`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger organization_currency on organization`.execute(db);
  await sql`drop function keep_currency`.execute(db);
  await sql`drop function has_sums`.execute(db);
  await sql`drop index item_of_organization`.execute(db);
  await sql`drop trigger order_look on sale_order`.execute(db);
  await sql`drop function look_of_order`.execute(db);
  await sql`alter table sale_order drop column look_id`.execute(db);
  await sql`drop trigger organization_first_look on organization`.execute(db);
  await sql`drop trigger organization_next_look on organization`.execute(db);
  await sql`drop function keep_organization_look`.execute(db);
  await sql`drop table organization_look, organization_special_day, organization_subtype`.execute(
    db,
  );
  await sql`
    alter table organization
      add column phone text, add column site text, add column email citext`.execute(db);
  for (const [column, kind] of [
    ['phone', 'phone'],
    ['site', 'web'],
    ['email', 'mail'],
  ] as const) {
    await sql`
      update organization set ${sql.ref(column)} = (
        select value from organization_contact as contact
        where contact.organization_id = organization.id and kind = ${kind} order by position limit 1)`.execute(
      db,
    );
  }
  await sql`drop table organization_contact, organization_social`.execute(db);
  await sql`
    delete from organization_hours as later using organization_hours as earlier
    where later.organization_id = earlier.organization_id and later.weekday = earlier.weekday
      and later.opens_at > earlier.opens_at`.execute(db);
  await sql`
    alter table organization_hours
      drop constraint organization_hours_pkey, add primary key (organization_id, weekday)`.execute(
    db,
  );
  await sql`drop index organization_place`.execute(db);
  await sql`
    alter table organization
      drop column average_check, drop column is_gated, drop column status, drop column version`.execute(
    db,
  );
  await sql`alter table organization_type drop column parent_id`.execute(db);
}

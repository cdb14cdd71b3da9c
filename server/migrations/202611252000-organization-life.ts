import { sql, type Kysely } from 'kysely';

/**
 * How an organization ends and comes back. Whoever moves its state holds its row `for update`; what begins
 * with an organization reads the state `for key share`, so one of both comes first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table organization
      add column announced_at timestamptz,
      add column closes_at timestamptz,
      add constraint organization_announced check (
        (status = 'announced') = (closes_at is not null)
        and (announced_at is null) = (closes_at is null)),
      add constraint organization_closed_unlisted check (status <> 'deactivated' or not is_listed)`.execute(
    db,
  );
  await sql`
    create index organization_ending on organization (id)
    where status in ('announced', 'closing')`.execute(db);
  await sql`
    create index organization_closed on organization (id) where status = 'deactivated'`.execute(db);
  await sql`
    create table organization_life_step (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organization on delete cascade,
      action text not null
        check (action in ('announce', 'take_back', 'close', 'fall_due', 'end', 'reopen')),
      -- Null for what the clock has done.
      actor_id bigint references app_user,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create index organization_life_step_latest on organization_life_step (organization_id, id desc)`.execute(
    db,
  );

  await sql`
    create function guard_organization_life() returns trigger language plpgsql as $$
    begin
      if (old.status, new.status) not in (
        ('active', 'announced'), ('active', 'closing'), ('announced', 'active'),
        ('announced', 'closing'), ('closing', 'deactivated'), ('deactivated', 'active')
      ) then
        raise exception 'An organization goes from % to %', old.status, new.status
          using errcode = 'check_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger organization_life before update of status on organization
    for each row when (old.status <> new.status)
    execute function guard_organization_life()`.execute(db);

  // Key shares let each other pass, also before who waits to close: under many orders it would wait for ever.
  // This lock has a queue.
  await sql`
    create function life_lock(organization bigint) returns bigint
      language sql immutable parallel safe
      return hashtextextended('organization_life:' || organization, 0)`.execute(db);
  await sql`
    create function require_seller() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(life_lock(new.organization_id));
      perform from organization
      where id = new.organization_id and status in ('active', 'announced')
      for key share;
      if not found then
        raise exception 'The organization sells nothing any more' using errcode = 'KV002';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger seller_sells before insert on sale_order
    for each row execute function require_seller()`.execute(db);

  await sql`
    create function require_organization() returns trigger language plpgsql as $$
    begin
      perform from organization
      where id = (to_jsonb(new) ->> tg_argv[0])::bigint and status <> 'deactivated'
      for key share;
      if not found then
        raise exception 'The organization is closed' using errcode = 'KV003';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger organization_takes_followers
    before insert on organization_follower
    for each row execute function require_organization('organization_id')`.execute(db);
  await sql`
    create trigger organization_takes_members before insert or update of status on membership
    for each row when (new.status in ('invited', 'working'))
    execute function require_organization('organization_id')`.execute(db);
  await sql`
    create trigger partnership_requester before insert or update of status on partnership
    for each row when (new.status in ('requested', 'accepted'))
    execute function require_organization('requester_id')`.execute(db);
  await sql`
    create trigger partnership_recipient before insert or update of status on partnership
    for each row when (new.status in ('requested', 'accepted'))
    execute function require_organization('recipient_id')`.execute(db);

  // What it sells itself it brings to the end.
  await sql`
    create function require_carrier() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(life_lock(new.delivery_organization_id));
      perform from organization
      where id = new.delivery_organization_id and (
        status in ('active', 'announced')
        or id = (select organization_id from sale_order where sale_order.id = new.order_id))
      for key share;
      if not found then
        raise exception 'The delivery service is closing' using errcode = 'KV004';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger carrier_carries before insert on delivery
    for each row execute function require_carrier()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const [trigger, table] of [
    ['carrier_carries', 'delivery'],
    ['partnership_recipient', 'partnership'],
    ['partnership_requester', 'partnership'],
    ['organization_takes_members', 'membership'],
    ['organization_takes_followers', 'organization_follower'],
    ['seller_sells', 'sale_order'],
    ['organization_life', 'organization'],
  ] as const) {
    await sql`drop trigger ${sql.ref(trigger)} on ${sql.table(table)}`.execute(db);
  }
  for (const name of [
    'require_carrier',
    'require_organization',
    'require_seller',
    'guard_organization_life',
  ]) {
    await sql`drop function ${sql.ref(name)}()`.execute(db);
  }
  await sql`drop function life_lock(bigint)`.execute(db);
  await sql`drop table organization_life_step`.execute(db);
  await sql`drop index organization_closed`.execute(db);
  await sql`drop index organization_ending`.execute(db);
  await sql`
    alter table organization
      drop constraint organization_closed_unlisted, drop constraint organization_announced,
      drop column closes_at, drop column announced_at`.execute(db);
}

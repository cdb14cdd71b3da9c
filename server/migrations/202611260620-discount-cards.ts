import { sql, type Kysely } from 'kysely';

/** Several discount cards of an organization, one of each kind, how they look, and which one a client or an order uses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table discount_tier
      drop constraint discount_tier_organization_id_fkey,
      drop constraint discount_tier_pkey,
      drop constraint discount_tier_organization_id_spend_limit_key,
      add column kind text`.execute(db);
  await sql`
    alter table discount_card
      drop constraint discount_card_pkey,
      add primary key (organization_id, kind),
      add column background text not null default 'dusk'
        check (background in ('ember', 'lagoon', 'meadow', 'dusk')),
      -- For a while it reduces no price.
      add column is_paused boolean not null default false,
      -- A refund takes no step away that a client has reached.
      add column never_downgrades boolean not null default false
        check (not never_downgrades or kind = 'cumulative')`.execute(db);
  await sql`
    update discount_card set background =
      case kind when 'fixed' then 'lagoon' when 'cashback' then 'meadow' else 'dusk' end`.execute(
    db,
  );
  await sql`
    update discount_tier set kind = card.kind from discount_card as card
    where card.organization_id = discount_tier.organization_id`.execute(db);
  await sql`
    alter table discount_tier
      alter column kind set not null,
      add primary key (organization_id, kind, basis_points),
      add constraint discount_tier_limits unique (organization_id, kind, spend_limit),
      add constraint discount_tier_card foreign key (organization_id, kind)
        references discount_card on delete cascade`.execute(db);
  // Who spends more never gets less, and a fixed card is one step: of what a transaction leaves behind.
  await sql`
    create function check_discount_tiers() returns trigger language plpgsql as $$
      begin
        if exists (
          select from discount_tier as lower
          join discount_tier as higher using (organization_id, kind)
          where organization_id = new.organization_id and kind = new.kind
            and lower.spend_limit < higher.spend_limit and lower.basis_points > higher.basis_points
        ) then
          raise exception 'The percent of a card grows with its limit'
            using errcode = 'check_violation', constraint = 'discount_tiers_grow';
        end if;
        if new.kind = 'fixed' and exists (
          select from discount_tier
          where organization_id = new.organization_id and kind = 'fixed'
          having count(*) > 1 or max(spend_limit) > 0
        ) then
          raise exception 'A fixed card is one step from the first purchase on'
            using errcode = 'check_violation', constraint = 'discount_fixed_is_one_step';
        end if;
        return null;
      end $$`.execute(db);
  await sql`
    create constraint trigger discount_tiers_checked after insert or update on discount_tier
      deferrable initially deferred for each row execute function check_discount_tiers()`.execute(
    db,
  );
  // The cards of an organization together: locked by whoever changes them.
  await sql`
    create table discount_book (
      organization_id bigint primary key references organization on delete cascade,
      -- Grows with every change, so that of two editors the second learns of the first.
      version integer not null default 0 check (version >= 0),
      -- How many times followers were told of new cards, and when for the last time.
      announcement integer not null default 0 check (announcement >= 0),
      announced_at timestamptz,
      -- People are told in the order of their ids: up to this one they were.
      told_to bigint not null default 0,
      told_at timestamptz
    )`.execute(db);
  await sql`
    create table discount_choice (
      client_id bigint not null references app_user on delete cascade,
      organization_id bigint not null references organization on delete cascade,
      -- The card that the client wants to use there; null: whichever is best.
      kind text check (kind in ('fixed', 'cumulative', 'cashback')),
      is_pinned boolean not null default false,
      primary key (client_id, organization_id)
    )`.execute(db);
  await sql`create index discount_choice_organization on discount_choice (organization_id)`.execute(
    db,
  );
  // The card that an order was priced with; its percent stands beside it.
  await sql`
    alter table sale_order
      add column card_kind text check (card_kind in ('fixed', 'cumulative', 'cashback'))`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sale_order drop column card_kind`.execute(db);
  await sql`drop table discount_choice, discount_book`.execute(db);
  await sql`drop trigger discount_tiers_checked on discount_tier`.execute(db);
  await sql`drop function check_discount_tiers()`.execute(db);
  // One card of each organization remains.
  await sql`
    delete from discount_card as one using discount_card as other
    where one.organization_id = other.organization_id and one.kind > other.kind`.execute(db);
  await sql`
    alter table discount_tier
      drop constraint discount_tier_card,
      drop constraint discount_tier_limits,
      drop constraint discount_tier_pkey,
      drop column kind,
      add primary key (organization_id, basis_points),
      add unique (organization_id, spend_limit)`.execute(db);
  await sql`
    alter table discount_card
      drop constraint discount_card_pkey,
      add primary key (organization_id),
      drop column background, drop column is_paused, drop column never_downgrades`.execute(db);
  await sql`
    alter table discount_tier
      add foreign key (organization_id) references discount_card on delete cascade`.execute(db);
}

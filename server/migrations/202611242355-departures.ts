import { sql, type Kysely } from 'kysely';

/**
 * People leave. Thirty days later nothing personal is left in their row, which stays for what refers to it:
 * its name is one that nobody can type, and readers are told another in their own language.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table app_user
      alter column phone drop not null,
      add column erased_at timestamptz,
      add constraint app_user_erased check (case
        when erased_at is null then phone is not null and full_name <> E'\\x18'
        else deactivated_at is not null and not is_email_verified and full_name = E'\\x18'
          and num_nonnulls(phone, username, avatar_id, email, password_hash, birthday, region) = 0
      end)`.execute(db);
  await sql`
    create index app_user_departed on app_user (deactivated_at)
    where deactivated_at is not null and erased_at is null`.execute(db);

  // What may be decided upon after the account has been proven: to come back.
  await sql`
    create table account_return (
      user_id bigint primary key references app_user on delete cascade,
      token_hash bytea not null unique,
      opened_with text not null check (opened_with in ('code', 'password', 'passkey')),
      expires_at timestamptz not null
    )`.execute(db);

  await sql`
    create table data_export (
      user_id bigint primary key references app_user on delete cascade,
      key text not null unique,
      state text not null default 'preparing' check (state in ('preparing', 'ready')),
      locale text not null,
      byte_size bigint,
      requested_at timestamptz not null default now(),
      expires_at timestamptz not null,
      check ((state = 'ready') = (byte_size is not null))
    )`.execute(db);

  // The reference alone lets a person be named who is just leaving: whoever waits here for their row is refused.
  await sql`
    create function require_account() returns trigger language plpgsql as $$
    begin
      perform from app_user
      where id = (to_jsonb(new) ->> tg_argv[0])::bigint and deactivated_at is null
      for key share;
      if not found then
        raise exception 'The account is deactivated' using errcode = 'KV001';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger client_has_account before insert on sale_order
    for each row execute function require_account('client_id')`.execute(db);
  await sql`
    create trigger owner_has_account before insert or update of is_owner, user_id on organization_member
    for each row when (new.is_owner) execute function require_account('user_id')`.execute(db);
  await sql`
    create trigger courier_has_account before update of courier_id on delivery
    for each row when (new.courier_id is distinct from old.courier_id and new.courier_id is not null)
    execute function require_account('courier_id')`.execute(db);

  // Of the events of ninety days these tell of a device, a name and a place.
  await sql`
    create index domain_event_of_person on domain_event (((data ->> 'userId')::bigint))
    where type in ('new-device-signed-in', 'passkey-added', 'passkey-removed')`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** Whoever brings things for an organization is the service that has agreed to, at the end of every transaction. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function require_agreed_service() returns trigger language plpgsql as $$
    declare
      sender bigint := coalesce(new.organization_id, old.organization_id);
      brings bigint := (select service_id from delivery_settings where organization_id = sender);
      agreed bigint := (
        select service_id from delivery_agreement
        where organization_id = sender and status = 'accepted'
      );
    begin
      if brings is distinct from agreed then
        raise exception 'organization % is brought for by %, but % has agreed', sender, brings, agreed
          using errcode = 'integrity_constraint_violation', constraint = 'delivery_service_agreed';
      end if;
      return null;
    end
    $$`.execute(db);
  await sql`
    create constraint trigger delivery_settings_agreed
      after insert or delete or update of service_id on delivery_settings
      deferrable initially deferred
      for each row execute function require_agreed_service()`.execute(db);
  await sql`
    create constraint trigger delivery_agreement_agreed
      after insert or delete or update of organization_id, service_id, status on delivery_agreement
      deferrable initially deferred
      for each row execute function require_agreed_service()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger delivery_agreement_agreed on delivery_agreement`.execute(db);
  await sql`drop trigger delivery_settings_agreed on delivery_settings`.execute(db);
  await sql`drop function require_agreed_service`.execute(db);
}

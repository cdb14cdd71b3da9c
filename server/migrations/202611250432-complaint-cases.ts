import { sql, type Kysely } from 'kysely';

const SUBJECTS = ['item', 'organization', 'comment'] as const;

/**
 * Complaints about one thing are one case until it is decided; what comes later opens the next. The database
 * puts each complaint into its case and counts them, so that nothing that writes one has to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table complaint_case (
      id bigint generated always as identity primary key,
      subject text not null check (subject in ('item', 'organization', 'comment')),
      -- The thing; null once it is gone.
      item_id bigint references item on delete set null,
      organization_id bigint references organization on delete set null,
      comment_id bigint references comment on delete set null,
      -- Whose thing it is, or whose item the comment is about.
      accused_id bigint not null references organization on delete cascade,
      complaint_count integer not null default 0,
      first_at timestamptz not null default now(),
      latest_at timestamptz not null default now(),
      decision text check (decision in ('dismiss', 'hide', 'delete', 'limit')),
      reason text,
      decided_by bigint references app_user,
      decided_at timestamptz,
      -- What was decided on, as it was then.
      decided_on jsonb,
      check (num_nonnulls(item_id, organization_id, comment_id) <= 1),
      check ((decided_at is null) = (decision is null))
    )`.execute(db);
  for (const subject of SUBJECTS) {
    await sql
      .raw(
        `create unique index complaint_case_open_${subject} on complaint_case (${subject}_id)
          where decided_at is null and ${subject}_id is not null`,
      )
      .execute(db);
    await sql
      .raw(
        `create index complaint_case_${subject} on complaint_case (${subject}_id)
          where ${subject}_id is not null`,
      )
      .execute(db);
  }
  // What is gone by itself waits for nobody.
  for (const [name, columns] of [
    ['newest', 'latest_at desc, id desc'],
    ['most', 'complaint_count desc, id desc'],
  ] as const) {
    await sql
      .raw(
        `create index complaint_case_${name} on complaint_case (${columns})
          where decided_at is null and num_nonnulls(item_id, organization_id, comment_id) = 1`,
      )
      .execute(db);
  }
  await sql`
    create index complaint_case_decided on complaint_case (decided_at desc, id desc)
    where decided_at is not null`.execute(db);
  await sql`create index complaint_case_accused on complaint_case (accused_id)`.execute(db);
  await sql`alter table complaint add column case_id bigint references complaint_case on delete set null`.execute(
    db,
  );
  await sql`create index complaint_case_id on complaint (case_id, created_at desc, id desc)`.execute(
    db,
  );
  // A complaint stays with its case when the comment is gone.
  await sql`
    alter table complaint
      drop constraint complaint_comment_id_fkey,
      add constraint complaint_comment_id_fkey foreign key (comment_id) references comment on delete set null,
      drop constraint complaint_check,
      add constraint complaint_about check (num_nonnulls(item_id, organization_id, comment_id) <= 1)`.execute(
    db,
  );
  await createUpkeep(db);
  // Every complaint of before finds its case.
  await sql`update complaint set created_at = created_at`.execute(db);
  await sql`
    update complaint_case set first_at = told.first_at, latest_at = told.latest_at
    from (
      select case_id, min(created_at) as first_at, max(created_at) as latest_at
      from complaint group by case_id
    ) as told
    where told.case_id = complaint_case.id`.execute(db);
  // What an operator has hidden is not published again by its owner.
  await sql`
    alter table item add column is_hidden boolean not null default false,
      add constraint item_hidden check (not (is_hidden and is_published))`.execute(db);
}

async function createUpkeep(db: Kysely<unknown>): Promise<void> {
  const open = SUBJECTS.map(
    (subject) => `
      if new.${subject}_id is not null then
        insert into complaint_case (subject, ${subject}_id, accused_id)
        values ('${subject}', new.${subject}_id, accused)
        on conflict (${subject}_id) where decided_at is null and ${subject}_id is not null
        do update set latest_at = now()
        returning id into found_case;
      end if;`,
  ).join('');
  // Afterwards: only then it is known whether a row came or was there. By its time: whoever only erases its
  // words does not complain again.
  await sql
    .raw(
      `create function take_into_case() returns trigger language plpgsql as $$
        declare
          found_case bigint;
          accused bigint := case
            when new.organization_id is not null then new.organization_id
            when new.item_id is not null then (select organization_id from item where id = new.item_id)
            else (
              select item.organization_id from comment join item on item.id = comment.item_id
              where comment.id = new.comment_id)
          end;
        begin
          ${open}
          -- Whoever complains once more while it waits is counted already.
          if new.case_id is distinct from found_case then
            update complaint_case set complaint_count = complaint_count + 1 where id = found_case;
            update complaint set case_id = found_case where id = new.id;
          end if;
          return null;
        end $$`,
    )
    .execute(db);
  await sql`
    create trigger complaint_taken_in after insert or update of created_at on complaint
    for each row execute function take_into_case()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table item drop column is_hidden`.execute(db);
  await sql`drop trigger complaint_taken_in on complaint`.execute(db);
  await sql`drop function take_into_case()`.execute(db);
  await sql`
    delete from complaint where num_nonnulls(item_id, organization_id, comment_id) = 0`.execute(db);
  await sql`
    alter table complaint
      drop constraint complaint_comment_id_fkey,
      add constraint complaint_comment_id_fkey foreign key (comment_id) references comment on delete cascade,
      drop constraint complaint_about,
      add constraint complaint_check check (num_nonnulls(item_id, organization_id, comment_id) = 1)`.execute(
    db,
  );
  await sql`alter table complaint drop column case_id`.execute(db);
  await sql`drop table complaint_case`.execute(db);
}

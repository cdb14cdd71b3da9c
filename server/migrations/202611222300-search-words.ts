import { sql, type Kysely } from 'kysely';

/**
 * Search goes by words: `search_word` has each word in use once, with the number of items and
 * organizations that have it, and `word_use` lists those newest first. How large the catalogue is makes
 * no difference to finding out which words somebody means. Triggers keep both tables, in the transaction
 * that writes the name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists fuzzystrmatch`.execute(db);
  await createFolding(db);
  await sql`
    create table search_word (
      id integer generated always as identity primary key,
      -- As search_text() folds it.
      word text collate "C" not null unique,
      -- As search_key() spells it.
      key text collate "C" not null,
      items integer not null default 0 check (items >= 0),
      organizations integer not null default 0 check (organizations >= 0)
    )`.execute(db);
  await sql`
    create function uses_of(counted search_word, kind text) returns integer
      language sql immutable parallel safe
      return case kind when 'item' then counted.items else counted.organizations end`.execute(db);
  await sql`create index search_word_key on search_word (key)`.execute(db);
  // Numbers are not guessed at.
  for (const column of ['word', 'key']) {
    await sql
      .raw(
        String.raw`create index search_word_${column}_trigrams on search_word using gin (${column} gin_trgm_ops) where word !~ '^\d+$'`,
      )
      .execute(db);
  }
  await sql`
    create table word_use (
      word_id integer not null,
      kind text not null check (kind in ('item', 'organization')),
      created_at timestamptz not null,
      subject_id bigint not null,
      primary key (word_id, kind, created_at, subject_id)
    )`.execute(db);
  await createUpkeep(db);
  await createTriggers(db);
  await createAlternatives(db);
  await sql`
    select add_words(array(
      select row('item', id, created_at, name)::search_subject from item where is_published))`.execute(
    db,
  );
  await sql`
    select add_words(array(
      select row('organization', id, created_at, title)::search_subject from organization))`.execute(
    db,
  );
}

async function createFolding(db: Kysely<unknown>): Promise<void> {
  // Chinese has no spaces: each pair of neighbouring signs is a word, and the last sign of a name too.
  await sql`
    create function search_words(written text, is_typed boolean) returns text[]
      language sql immutable parallel safe
      return (
        select coalesce(array_agg(word order by position, start), '{}')
        from (
          select position, start,
            left(case when run ~ '[\\u3040-\\u30ff\\u3400-\\u9fff]' then substr(run, start, 2) else run end, 60) as word
          from regexp_split_to_table(
              regexp_replace(search_text(written), '([\\u3040-\\u30ff\\u3400-\\u9fff]+)', ' \\1 ', 'g'),
              '[^[:alnum:]]+'
            ) with ordinality as part(run, position)
          cross join lateral generate_series(1, case
            when run !~ '[\\u3040-\\u30ff\\u3400-\\u9fff]' then 1
            when is_typed then greatest(length(run) - 1, 1)
            else length(run)
          end) as start
          where run <> ''
        ) as part
      )`.execute(db);
  // One spelling for what sounds alike in both alphabets, a letter each, so that a mistake stays one.
  await sql`
    create function search_key(word text) returns text
      language sql immutable parallel safe
      return coalesce(nullif(regexp_replace(
        translate(
          replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(word,
            'shch', 'ш'), 'sch', 'ш'), 'sh', 'ш'), 'ch', 'ч'), 'zh', 'ж'), 'kh', 'х'), 'ts', 'ц'),
            'ya', 'я'), 'yu', 'ю'), 'x', 'кс'),
          'abcdefghijklmnopqrstuvwyzйыщэьъ',
          'абкдефгхижклмнопкрстуввизиише'
        ),
        '([а-я])\\1+', '\\1', 'g'
      ), ''), word)`.execute(db);
  // What the same keys write on the other keyboard.
  await sql`
    create function other_layout(word text) returns text
      language sql immutable parallel safe
      return translate(word,
        'qwertyuiopasdfghjklzxcvbnmйцукенгшщзфывапролдячсмить',
        'йцукенгшщзфывапролдячсмитьqwertyuiopasdfghjklzxcvbnm')`.execute(db);
  // Letters that are missing, wrong, too many or swapped with a neighbour. From six letters on what is typed
  // may be the beginning of a longer word, half a mistake behind a whole one.
  await sql`
    create function typing_mistakes(typed text, word text) returns numeric
      language sql immutable parallel safe
      return (
        select min(case
            when length(typed) = length(candidate) and levenshtein(typed, candidate) = 2
              and array(select unnest(string_to_array(typed, null)) order by 1)
                = array(select unnest(string_to_array(candidate, null)) order by 1) then 1
            else levenshtein(typed, candidate)
          end + part)
        from (
          select word as candidate, 0::numeric as part
          union all
          select left(word, length(typed) + surplus), 0.5 from generate_series(-1, 1) as surplus
          where length(typed) > 5 and length(word) > length(typed) + surplus
        ) as candidate
      )`.execute(db);
}

async function createUpkeep(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type search_subject as (kind text, id bigint, created_at timestamptz, written text)`.execute(
    db,
  );
  // Words are locked in their order, so that two writers wait for each other but never in a circle.
  await sql`
    create function add_words(subjects search_subject[]) returns void language sql as $$
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
      insert into word_use (word_id, kind, created_at, subject_id)
      select counted.id, written.kind, written.created_at, written.id
      from written join counted on counted.word = written.word
    $$`.execute(db);
  await sql`
    create function remove_words(subjects search_subject[]) returns void language sql as $$
      with written as (
        select distinct subject.kind, subject.id, subject.created_at, word
        from unnest(subjects) as subject
        cross join lateral unnest(search_words(subject.written, false)) as word
      ), locked as materialized (
        select id, word from search_word
        where word in (select word from written)
        order by word for update
      ), unlisted as (
        delete from word_use using written, locked
        where locked.word = written.word and word_use.word_id = locked.id
          and word_use.kind = written.kind and word_use.created_at = written.created_at
          and word_use.subject_id = written.id
      )
      update search_word set
        items = search_word.items - gone.items,
        organizations = search_word.organizations - gone.organizations
      from (
        select locked.id,
          count(*) filter (where kind = 'item') as items,
          count(*) filter (where kind = 'organization') as organizations
        from written join locked on locked.word = written.word group by locked.id
      ) as gone
      where search_word.id = gone.id;
      delete from search_word
      where items = 0 and organizations = 0 and word in (
        select unnest(search_words(subject.written, false)) from unnest(subjects) as subject)
    $$`.execute(db);
  await sql`
    create function replace_words(old_subject search_subject, new_subject search_subject)
      returns void language plpgsql as $$
      begin
        perform from search_word
        where word = any(search_words(old_subject.written, false) || search_words(new_subject.written, false))
        order by word for update;
        if old_subject.id is not null then perform remove_words(array[old_subject]); end if;
        if new_subject.id is not null then perform add_words(array[new_subject]); end if;
      end
    $$`.execute(db);
}

const SUBJECTS = [
  { table: 'item', text: 'name', written: 'name, is_published, created_at' },
  { table: 'organization', text: 'title', written: 'title, created_at' },
] as const;

/** Rows come and go many at a time; a name changes in one row, and other changes of a row cost nothing. */
async function createTriggers(db: Kysely<unknown>): Promise<void> {
  for (const { table, text, written } of SUBJECTS) {
    const shown = table === 'item' ? 'is_published' : 'true';
    const subject = (row: string) =>
      `row('${table}', ${row}.id, ${row}.created_at, ${row}.${text})::search_subject`;
    const shownSubject = (row: string) =>
      table === 'item' ? `case when ${row}.is_published then ${subject(row)} end` : subject(row);
    for (const [name, event, change, rows] of [
      ['added', 'insert', 'add_words', 'new'],
      ['removed', 'delete', 'remove_words', 'old'],
    ] as const) {
      await sql
        .raw(
          `create function ${table}_words_${name}() returns trigger language plpgsql as $$
            begin
              perform ${change}(array(select ${subject('written')} from ${rows}_rows as written where ${shown}));
              return null;
            end $$`,
        )
        .execute(db);
      await sql
        .raw(
          `create trigger ${table}_words_${name} after ${event} on ${table}
            referencing ${rows} table as ${rows}_rows
            for each statement execute function ${table}_words_${name}()`,
        )
        .execute(db);
    }
    await sql
      .raw(
        `create function ${table}_words_changed() returns trigger language plpgsql as $$
          begin
            perform replace_words(${shownSubject('old')}, ${shownSubject('new')});
            return null;
          end $$`,
      )
      .execute(db);
    await sql
      .raw(
        `create trigger ${table}_words_changed after update of ${written} on ${table}
          for each row when ((${columnsOf('old', written)}) is distinct from (${columnsOf('new', written)}))
          execute function ${table}_words_changed()`,
      )
      .execute(db);
  }
}

const columnsOf = (row: string, columns: string) =>
  columns
    .split(', ')
    .map((column) => `${row}.${column}`)
    .join(', ');

/**
 * The words that a typed one may stand for, the first of these that finds any: those that begin with it,
 * contain it, sound alike, are typed on the other keyboard, or differ by a mistake (by two from eight
 * letters on). Of many the most common.
 */
async function createAlternatives(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_alternatives(typed text, of_kind text, exactly boolean)
      returns table (id integer, word text, uses integer, is_corrected boolean)
      language plpgsql stable rows 5
      set pg_trgm.word_similarity_threshold = 0.2
      as $$
            declare
        -- Sorts behind everything.
        last_sign constant text := U&'\\+10FFFF';
        most constant integer := 30;
        typed_key text := search_key(typed);
        layout_key text := search_key(other_layout(typed));
      begin
        if typed ~ '^\\d+$' then
          return query select known.id, known.word, uses_of(known, of_kind), false
            from search_word as known where known.word = typed and uses_of(known, of_kind) > 0;
          return;
        end if;

        return query select known.id, known.word, uses_of(known, of_kind), false
          from search_word as known
          where known.word >= typed collate "C" and known.word < (typed || last_sign) collate "C"
            and uses_of(known, of_kind) > 0
          order by uses_of(known, of_kind) desc, known.id limit most;
        if found or length(typed) < 3 then return; end if;

        return query select known.id, known.word, uses_of(known, of_kind), false
          from search_word as known
          where known.word like '%' || typed || '%' and known.word !~ '^\\d+$'
            and uses_of(known, of_kind) > 0
          order by uses_of(known, of_kind) desc, known.id limit most;
        if found or exactly then return; end if;

        return query select known.id, known.word, uses_of(known, of_kind), true
          from search_word as known
          where known.key >= typed_key collate "C" and known.key < (typed_key || last_sign) collate "C"
            and uses_of(known, of_kind) > 0
          order by known.key <> typed_key, uses_of(known, of_kind) desc, known.id limit most;
        if found then return; end if;

        return query select known.id, known.word, uses_of(known, of_kind), true
          from search_word as known
          where known.key >= layout_key collate "C" and known.key < (layout_key || last_sign) collate "C"
            and uses_of(known, of_kind) > 0
          order by known.key <> layout_key, uses_of(known, of_kind) desc, known.id limit most;
        if found or length(typed) < 4 then return; end if;

        return query
          with alike as materialized (
            select candidate.id, candidate.word, uses_of(candidate, of_kind) as uses,
              least(
                typing_mistakes(typed_key, candidate.key),
                -- A letter that is missing may have parted two that the key has as one.
                typing_mistakes(typed, candidate.word)
              ) as mistakes
            from search_word as candidate
            where typed_key <% candidate.key and candidate.word !~ '^\\d+$'
              and uses_of(candidate, of_kind) > 0
          )
          select alike.id, alike.word, alike.uses, true from alike
          where alike.mistakes = (select min(mistakes) from alike)
            and alike.mistakes < case when length(typed) < 8 then 2 else 3 end
          order by alike.uses desc, alike.id limit most;
      end $$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function search_alternatives(text, text, boolean)`.execute(db);
  for (const { table } of SUBJECTS) {
    for (const event of ['added', 'removed', 'changed']) {
      await sql.raw(`drop trigger ${table}_words_${event} on ${table}`).execute(db);
      await sql.raw(`drop function ${table}_words_${event}()`).execute(db);
    }
  }
  await sql`drop function replace_words(search_subject, search_subject)`.execute(db);
  await sql`drop function remove_words(search_subject[])`.execute(db);
  await sql`drop function add_words(search_subject[])`.execute(db);
  await sql`drop type search_subject`.execute(db);
  await sql`drop table word_use`.execute(db);
  await sql`drop function uses_of(search_word, text)`.execute(db);
  await sql`drop table search_word`.execute(db);
  await sql`drop function typing_mistakes(text, text)`.execute(db);
  await sql`drop function other_layout(text)`.execute(db);
  await sql`drop function search_key(text)`.execute(db);
  await sql`drop function search_words(text, boolean)`.execute(db);
  await sql`drop extension fuzzystrmatch`.execute(db);
}

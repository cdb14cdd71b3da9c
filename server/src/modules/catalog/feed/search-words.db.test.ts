import fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../database-tables.ts';
import { createItem, createOrganization } from '../../../testing/factories/catalog.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { findPosts } from './find-posts.ts';

const NAMES = [
  'Кроссовки беговые',
  'Платье шифоновое',
  'Банановый хлебец',
  'Чайник электрический',
  'Сноуборд взрослый',
  'Тюбетейка войлочная',
  'Концерт симфонический',
  'Велосипед горный',
  'Матрас ортопедический',
  'Kalpak Handmade',
  'Рюкзак туристический',
];
const LETTERS = 'а б в г д е ж з и к л м н о п р с т у ф х ц ч ш ю я'.split(' ');

let database: TestDatabase;
let db: Kysely<Tables>;
let organization_id: number;
beforeEach(async () => {
  database = await createTestDatabase();
  ({ db } = database);
  organization_id = await createOrganization(db, { title: 'Шаг' });
});
afterEach(() => database.drop());

const find = async (typed: string) => {
  const rows = await findPosts(
    db,
    { search: { typed, exactly: false } },
    { after: undefined, offset: 0, limit: 10 },
    null,
  );
  return rows.map(({ name }) => name);
};

/** Words of which the count, or the list, is not what a recount of all names finds. */
async function miscounted(): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    with named as (
      select 'item' as kind, id, name as written from item where is_published
      union all select 'organization', id, title from organization
    ), recounted as (
      select word, count(distinct id) filter (where kind = 'item') as items,
        count(distinct id) filter (where kind = 'organization') as organizations
      from named cross join lateral unnest(search_words(written, false)) as word group by word
    ), listed as (
      select search_word.word, search_word.items, search_word.organizations,
        count(word_use) filter (where kind = 'item') as listed_items,
        count(word_use) filter (where kind = 'organization') as listed_organizations
      from search_word left join word_use on word_use.word_id = search_word.id group by search_word.id
    )
    select coalesce(recounted.word, listed.word) as word
    from recounted full join listed on listed.word = recounted.word
    where (recounted.items, recounted.organizations, recounted.items, recounted.organizations)
      is distinct from (listed.items, listed.organizations, listed_items, listed_organizations)`.execute(
    db,
  );
  return rows.map(({ word }) => word);
}

it('a word with one mistake finds its item', async () => {
  for (const name of NAMES) await createItem(db, { organization_id, name });
  const words = NAMES.flatMap((name) => name.split(' ').map((word) => ({ name, word })));
  const mistake = fc.constantFrom('missing', 'wrong', 'surplus', 'swapped');
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...words.filter(({ word }) => word.length > 5)),
      mistake,
      fc.nat(),
      fc.constantFrom(...LETTERS),
      async ({ name, word }, kind, place, letter) => {
        const at = place % (word.length - 1);
        const [before, here, next, after] = [
          word.slice(0, at),
          word[at]!,
          word[at + 1]!,
          word.slice(at + 2),
        ];
        const typed = {
          missing: before + next + after,
          wrong: before + letter + next + after,
          surplus: before + here + letter + next + after,
          swapped: before + next + here + after,
        }[kind];
        expect(await find(typed)).toContain(name);
      },
    ),
    { numRuns: 300 },
  );
});

it('counts and lists follow whatever happens to names', async () => {
  const id = await createItem(db, { organization_id, name: 'Шаг за шагом, шаг' });
  expect(await miscounted()).toEqual([]);
  expect(await find('шагом')).toHaveLength(1);
  for (const values of [
    { name: 'Тропа' },
    { is_published: false, name: 'Дорога' },
    { is_published: true },
    { created_at: new Date('2020-01-01') },
  ]) {
    await db.updateTable('item').set(values).where('id', '=', id).execute();
    expect(await miscounted()).toEqual([]);
  }
  expect(await find('тропа')).toEqual([]);
  expect(await find('дорога')).toEqual(['Дорога']);
  await db.updateTable('organization').set({ title: 'Дорога' }).execute();
  expect(await miscounted()).toEqual([]);
  await db.deleteFrom('item').execute();
  expect(await miscounted()).toEqual([]);
  expect(await sql`select word from search_word`.execute(db)).toMatchObject({
    rows: [{ word: 'дорога' }],
  });
  // The recount itself notices what is off.
  await sql`update search_word set items = items + 1`.execute(db);
  expect(await miscounted()).toEqual(['дорога']);
});

it('two writers who use each other’s words neither lose a count nor wait in a circle', async () => {
  const words = ['альфа', 'бета', 'гамма', 'дельта', 'омега'];
  const write = async (writer: number) => {
    for (let round = 0; round < 40; round += 1) {
      const name = (step: number) =>
        [0, 1, 2].map((n) => words[(writer * 3 + round * step + n * (writer + 1)) % 5]).join(' ');
      const id = await createItem(db, { organization_id, name: name(1) });
      await db
        .updateTable('item')
        .set({ name: name(2) })
        .where('id', '=', id)
        .execute();
      if (round % 3 > 0) await db.deleteFrom('item').where('id', '=', id).execute();
    }
  };
  await Promise.all([write(0), write(1), write(2)]);
  expect(await miscounted()).toEqual([]);
});

it('a word comes back that somebody else has just used for the last time', async () => {
  const id = await createItem(db, { organization_id, name: 'Комуз' });
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>();
  const { promise: isGone, resolve: gone } = Promise.withResolvers<void>();
  const removal = db.transaction().execute(async (trx) => {
    await trx.deleteFrom('item').where('id', '=', id).execute();
    gone();
    await mayCommit;
  });
  await isGone;
  const addition = createItem(db, { organization_id, name: 'Комуз новый' });
  await expect(Promise.race([addition, pause()])).resolves.toBe('waits');
  commit();
  await Promise.all([removal, addition]);
  expect(await find('комуз')).toEqual(['Комуз новый']);
  expect(await miscounted()).toEqual([]);
});

const pause = () => new Promise((resolve) => setTimeout(() => resolve('waits'), 200));

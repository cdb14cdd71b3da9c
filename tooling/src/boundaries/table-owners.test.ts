import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findOwnershipProblems, type ForeignReads } from './table-owners.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'karavan-owners-'));
  plant('modules/zoo/animals/animals.tables.ts', tables('Animals', 'animal', 'cage'));
  plant('platform/files/files.tables.ts', tables('Files', 'file'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const tables = (name: string, ...list: string[]) =>
  `export interface ${name}Tables {\n${list.map((table) => `  ${table}: { id: number };\n`).join('')}}\n`;

function plant(file: string, source: string): void {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), source);
}

const problems = (foreignReads: readonly ForeignReads[] = []) =>
  findOwnershipProblems(folder, foreignReads);

const WRITES = [
  "db.insertInto('animal').values({})",
  "db.updateTable('animal as old').set({})",
  "db.with('fed', (query) => query.deleteFrom('animal'))",
  "db.mergeInto('animal')",
  'sql`insert into animal (id) values (${id})`.execute(db)',
  'sql<{ id: number }>`with fed as (update animal set id = ${id} returning id) select from fed`',
  'sql`delete from animal where id = ${id}`',
  'pool.query("truncate table animal")',
];

const READS = [
  "db.selectFrom('animal')",
  "db.selectFrom(['visitor', 'animal as pet'])",
  "db.selectFrom('visitor').leftJoin('animal as pet', 'pet.id', 'visitor.pet_id')",
  "db.selectFrom('visitor').select((eb) => eb.exists(eb.selectFrom('animal')))",
  "db.updateTable('visitor').from('animal')",
  'sql`select from visitor join animal on true`',
  'sql`select from visitor, lateral (select from animal where id = ${id}) as pet`',
  'sql`select from visitor as one, animal as other`',
  'sql`delete from visitor using animal`',
  'sql`${id} in (select id from animal for update)`',
];

const HARMLESS = [
  "db.selectFrom('visitor').select('animal.name')",
  'Buffer.from(animal)',
  "log.info('from animal')",
  'sql`select name is distinct from ${name} -- from animal\n from visitor`',
  "sql`select 'from animal' from visitor for update`",
  'sql`select from animals`',
];

describe('of a table that belongs to another module', () => {
  it.each(WRITES)('a write is refused: %s', (statement) => {
    plant('modules/zoo/visitors/visit.ts', statement);
    expect(problems()).toEqual([
      'modules/zoo/visitors/visit.ts:1 writes animal of zoo/animals: call an operation of its owner',
    ]);
    const foreignReads = [{ module: 'zoo/visitors', tables: ['animal'], reason: 'It is quick.' }];
    expect(problems(foreignReads)[0]).toContain('writes animal');
  });

  it.each(READS)('a read is refused: %s', (statement) => {
    plant('platform/files/prune.ts', `// Two\n${statement}`);
    expect(problems()).toEqual([expect.stringMatching(/prune\.ts:2 reads animal of zoo\/animals/)]);
  });

  it('reads go that the list has, until nothing needs them', () => {
    const foreignReads = [{ module: 'app', tables: ['animal', 'cage'], reason: 'It counts all.' }];
    plant('count-all.ts', READS.join(';\n'));
    expect(problems(foreignReads)).toEqual(['foreign-reads.ts: nothing needs "app cage" any more']);
  });

  it.each(HARMLESS)('nothing is said of %s', (statement) => {
    plant('modules/zoo/visitors/visit.ts', statement);
    expect(problems()).toEqual([]);
  });

  it('tests may do anything', () => {
    plant('modules/zoo/visitors/visit.db.test.ts', WRITES.join(';\n'));
    plant('testing/factories/animals.ts', WRITES.join(';\n'));
    expect(problems()).toEqual([]);
  });
});

it('the owner reads and writes', () => {
  plant('modules/zoo/animals/listeners/feed.ts', [...WRITES, ...READS].join(';\n'));
  expect(problems()).toEqual([]);
});

it('a table has one owner', () => {
  plant('modules/zoo/visitors/visitors.tables.ts', tables('Visitors', 'file'));
  expect(problems()).toEqual([
    'platform/files/files.tables.ts: file belongs to zoo/visitors already',
  ]);
});

it.each(['table', 'rows.table'])(
  'a table that is named at run time has to be explained: %s',
  (name) => {
    plant('platform/pruning/prune.ts', `sql\`delete from \${sql.table(${name})}\``);
    expect(problems()).toEqual([expect.stringContaining('a table named at run time')]);
    const foreignReads = [
      { module: 'platform/pruning', tables: ['*'], reason: 'Owners hand it in.' },
    ];
    expect(problems(foreignReads)).toEqual([]);
  },
);

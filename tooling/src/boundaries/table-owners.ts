import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ANY_TABLE, findTableAccesses, type TableAccess } from './table-accesses.ts';

/** Tables of others that a module reads by itself. */
export interface ForeignReads {
  /** For example `trade/statistics` or `platform/files`; `app` for what stands above all modules. */
  readonly module: string;
  readonly tables: readonly string[];
  /** Why it does not ask their owner. */
  readonly reason: string;
}

/** Where tables are declared, tests, and what only tests use. */
const EXEMPT = /(\.test\.ts|\.tables\.ts)$|(^|\/)testing\//;
const TABLES_INTERFACE = /^export interface \w+Tables \{\n([\s\S]*?)^\}/gm;
const TABLE = /^ {2}([a-z_]+):/gm;

/**
 * What stands against the rule that a table belongs to the module in whose `*.tables.ts` it is
 * declared: only that module writes it, and others read it through what the module exports.
 * @param folder the server's sources
 */
export function findOwnershipProblems(
  folder: string,
  foreignReads: readonly ForeignReads[],
): string[] {
  const files = globSync('**/*.ts', { cwd: folder }).toSorted();
  const { owners, problems } = readOwners(folder, files);
  const readable = new Set(foreignReads.flatMap(keysOf));
  const unused = new Set(readable);
  for (const file of files.filter((name) => !EXEMPT.test(name))) {
    const module = moduleOf(file);
    for (const access of findTableAccesses(readFileSync(path.join(folder, file), 'utf8'))) {
      const owner = owners.get(access.table);
      const isKnown = owner !== undefined || access.table === ANY_TABLE;
      if (!isKnown || owner === module) continue;
      const key = `${module} ${access.table}`;
      if (access.kind === 'read' && readable.has(key)) unused.delete(key);
      else problems.push(describe(file, access, owner));
    }
  }
  for (const key of unused) problems.push(`foreign-reads.ts: nothing needs "${key}" any more`);
  return problems;
}

function readOwners(folder: string, files: readonly string[]) {
  const owners = new Map<string, string>();
  const problems: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.tables.ts'))) {
    const source = readFileSync(path.join(folder, file), 'utf8');
    for (const [, body] of source.matchAll(TABLES_INTERFACE)) {
      for (const [, table] of body!.matchAll(TABLE)) {
        const other = owners.get(table!);
        if (other !== undefined) problems.push(`${file}: ${table} belongs to ${other} already`);
        owners.set(table!, moduleOf(file));
      }
    }
  }
  return { owners, problems };
}

/** `modules/trade/carts/x.ts` is of `trade/carts`, `platform/files/x.ts` of `platform/files`. */
function moduleOf(file: string): string {
  const [first, ...rest] = path.dirname(file).split(path.sep);
  if (first === 'modules') return rest.slice(0, 2).join('/');
  return first === 'platform' ? `platform/${rest[0]}` : 'app';
}

const keysOf = ({ module, tables }: ForeignReads) => tables.map((table) => `${module} ${table}`);

function describe(file: string, { table, kind, line }: TableAccess, owner?: string): string {
  const what = owner === undefined ? 'a table named at run time' : `${table} of ${owner}`;
  const advice =
    kind === 'write'
      ? 'call an operation of its owner'
      : 'use a selection that its owner exports, or say in foreign-reads.ts why not';
  return `${file}:${line} ${kind}s ${what}: ${advice}`;
}

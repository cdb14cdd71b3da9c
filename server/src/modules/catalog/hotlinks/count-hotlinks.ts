import { sql, type Kysely, type QueryExecutorProvider } from 'kysely';
import type { Logger } from 'pino';
import { createSumStore } from '../../../platform/counting/sum-store.ts';
import type { HotlinksTables } from './hotlinks.tables.ts';

interface Press {
  readonly organizationId: number;
  /** Absent for a look at the page. */
  readonly hotlink: number | undefined;
  /** Of the visitor. */
  readonly address: string;
}

/** Counts looks and presses in memory, and adds them up in the database once in a while. */
export interface HotlinkCounter {
  add(press: Press): void;
  /** Stores what has been counted, as it does by itself. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

export function createHotlinkCounter(
  db: Kysely<HotlinksTables>,
  log: Pick<Logger, 'warn'>,
): HotlinkCounter {
  const sums = createSumStore({
    store: (counts) =>
      addUpHotlinks(db, { views: countsOf(counts, 'page'), presses: countsOf(counts, 'link') }),
    failed: (error) => log.warn({ err: error }, 'What hotlinks have counted could not be stored'),
  });
  return {
    add({ organizationId, hotlink, address }) {
      sums.add(hotlink === undefined ? `page ${organizationId}` : `link ${hotlink}`, address);
    },
    flush: sums.flush,
    close: sums.close,
  };
}

/** By id, those of one kind. */
function countsOf(counts: ReadonlyMap<string, number>, kind: 'page' | 'link'): Map<number, number> {
  const ofKind = [...counts].filter(([name]) => name.startsWith(kind));
  return new Map(ofKind.map(([name, count]) => [Number(name.split(' ')[1]), count]));
}

interface Counted {
  readonly views: ReadonlyMap<number, number>;
  readonly presses: ReadonlyMap<number, number>;
}

/** Adds what was counted, in the order of their ids, so that processes never wait for each other in a circle. */
export async function addUpHotlinks(
  db: QueryExecutorProvider,
  { views, presses }: Counted,
): Promise<void> {
  if (views.size > 0) {
    await sql`
      with locked as materialized (
        select organization_id from hotlink_page
        where organization_id = any(${[...views.keys()]}::bigint[])
        order by organization_id for no key update)
      update hotlink_page set views = hotlink_page.views + counted.count
      from unnest(${[...views.keys()]}::bigint[], ${[...views.values()]}::bigint[]) as counted (id, count)
      where hotlink_page.organization_id = counted.id
        and counted.id in (select organization_id from locked)`.execute(db);
  }
  if (presses.size > 0) {
    await sql`
      with locked as materialized (
        select id from hotlink where id = any(${[...presses.keys()]}::bigint[])
        order by id for no key update)
      update hotlink set presses = hotlink.presses + counted.count
      from unnest(${[...presses.keys()]}::bigint[], ${[...presses.values()]}::bigint[]) as counted (id, count)
      where hotlink.id = counted.id and counted.id in (select id from locked)`.execute(db);
  }
}

import { sql, type Kysely, type QueryExecutorProvider } from 'kysely';
import type { Logger } from 'pino';
import type { HotlinksTables } from './hotlinks.tables.ts';

const FLUSH_MS = 5000;
/** The same thing counts once in this time for each network. */
const ONCE_MS = 60_000;
/** More are not remembered between two flushes: nobody can fill the memory. */
const KNOWN_MAX = 20_000;

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
  const known = new Set<string>();
  let views = new Map<number, number>();
  let presses = new Map<number, number>();
  let forgotAt = Date.now();
  let storing = Promise.resolve();
  const timer = setInterval(() => void flush(), FLUSH_MS);
  timer.unref();

  async function store(): Promise<void> {
    if (Date.now() - forgotAt >= ONCE_MS) {
      known.clear();
      forgotAt = Date.now();
    }
    const counted = { views, presses };
    views = new Map();
    presses = new Map();
    try {
      await addUpHotlinks(db, counted);
    } catch (error) {
      for (const [id, count] of counted.views) raise(views, id, count);
      for (const [id, count] of counted.presses) raise(presses, id, count);
      log.warn({ err: error }, 'What hotlinks have counted could not be stored');
    }
  }

  function flush(): Promise<void> {
    storing = storing.then(store);
    return storing;
  }

  return {
    add({ organizationId, hotlink, address }) {
      const name = `${address} ${organizationId} ${hotlink ?? ''}`;
      if (known.has(name) || known.size >= KNOWN_MAX) return;
      known.add(name);
      if (hotlink === undefined) raise(views, organizationId, 1);
      else raise(presses, hotlink, 1);
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

const raise = (counts: Map<number, number>, id: number, by: number) =>
  counts.set(id, (counts.get(id) ?? 0) + by);

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

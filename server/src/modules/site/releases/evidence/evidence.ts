import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Registry as Metrics } from 'prom-client';
import { MINUTE_MS } from '../../../../platform/time/durations.ts';
import type { PointerReader } from '../pointers/pointers.queries.ts';
import type { PointedPackage } from '../pointers/world.ts';
import type { ReleasesTables } from '../releases.tables.ts';
import { storeEvidence, type EvidenceRow } from './evidence.queries.ts';
import { measureReleases } from './measure-releases.ts';
import { createMinute, type EvidenceKind, type Minute, type ReportedRelease } from './minute.ts';
import type { Witness } from './witness.ts';

const FLUSH_MS = 1000;
/** The pointers are looked at this often, however much is reported; what they do not name may be new. */
const KNOWN_FOR_MS = 1000;
const UNKNOWN_FOR_MS = 100;
/** While the database cannot be written, minutes older than this are given up. */
const KEPT_MINUTES = 5;

/** How releases do, as browsers report it. */
export interface Evidence {
  /** Counts it, if visitors may have got that release. Never rejects. */
  add(kind: EvidenceKind, release: ReportedRelease, witness: Witness): Promise<void>;
  /** Stores what has been counted, as it does by itself every second. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface EvidenceOptions {
  readonly db: Kysely<ReleasesTables>;
  readonly reader: PointerReader;
  readonly metrics: Metrics;
  readonly log: Pick<Logger, 'warn'>;
  /** Keeps people from choosing what they are counted as. */
  readonly key: Buffer;
}

/** Counts in memory, and adds it up with the other processes' in the database. */
export function createEvidence({ db, reader, metrics, log, key }: EvidenceOptions): Evidence {
  const figures = measureReleases(metrics);
  const minutes = new Map<string, Minute & { readonly of: ReportedRelease; readonly at: number }>();
  let known: Promise<ReadonlySet<string>> = Promise.resolve(new Set());
  let knownAt = -Infinity;
  let storing = Promise.resolve();
  const timer = setInterval(() => void flush(), FLUSH_MS);
  timer.unref();

  /** What somebody may have open: nothing else is counted, so that nobody can invent releases. */
  async function isKnown(name: string): Promise<boolean> {
    if ((await readKnown(KNOWN_FOR_MS)).has(name)) return true;
    return (await readKnown(UNKNOWN_FOR_MS)).has(name);
  }

  function readKnown(maxAgeMs: number): Promise<ReadonlySet<string>> {
    if (performance.now() - knownAt > maxAgeMs) {
      knownAt = performance.now();
      known = reader.read().then((pointers) => {
        const names = new Set(pointers.flatMap(namesOf));
        figures.keepOnly(names);
        return names;
      });
    }
    return known;
  }

  function minuteOf(release: ReportedRelease): Minute {
    const at = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
    const name = `${release.package} ${release.version} ${at}`;
    const present = minutes.get(name) ?? { ...createMinute(key), of: release, at };
    minutes.set(name, present);
    return present;
  }

  async function store(): Promise<void> {
    const rows: (EvidenceRow & { readonly minute: Minute })[] = [];
    for (const [name, minute] of minutes) {
      const counted = minute.take();
      if (counted) rows.push({ ...minute.of, at: new Date(minute.at), counted, minute });
      if (minute.at < Date.now() - KEPT_MINUTES * MINUTE_MS) minutes.delete(name);
    }
    if (rows.length === 0) return;
    try {
      await storeEvidence(db, rows);
    } catch (error) {
      for (const { minute, counted } of rows) minute.giveBack(counted);
      log.warn({ err: error }, 'How releases do could not be stored');
    }
  }

  function flush(): Promise<void> {
    storing = storing.then(store);
    return storing;
  }

  return {
    async add(kind, release, witness) {
      const name = `${release.package} ${release.version}`;
      if (!(await isKnown(name).catch(() => false))) return;
      if (minuteOf(release).add(kind, witness)) figures.count(kind, release);
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

function namesOf({ package: name, current, previous, canary }: PointedPackage): string[] {
  return [current, previous, canary].flatMap((release) =>
    release ? [`${name} ${release.version}`] : [],
  );
}

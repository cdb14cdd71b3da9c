import { slotOf, type Witness } from './witness.ts';

export interface ReportedRelease {
  readonly package: string;
  readonly version: string;
}

/** What a browser tells of a release: it is on screen, could not be had, threw, or let somebody wait. */
export type EvidenceKind = 'visit' | 'failed_load' | 'error' | 'slow';

/** People behind one address are that many at most: a single guest cannot outvote everybody else. */
export const VISITORS_PER_NETWORK = 20;
/** Of one release in one minute in one process; beyond them a sample says as much. */
const VISITORS_MAX = 10_000;

/** What has been counted of a release in a minute since it was last asked for. */
export interface Counted {
  visits: number;
  /** Visitors with a failed load, an error, or both. */
  failures: number;
  failed_loads: number;
  errors: number;
  slow: number;
  /** The slots of those with anything bad. */
  readonly failingVisitors: Set<number>;
  readonly failingNetworks: Set<number>;
  readonly networks: Set<number>;
}

/** One release in one minute: every visitor counts once for each kind. */
export interface Minute {
  /** @returns whether it counts */
  add(kind: EvidenceKind, witness: Witness): boolean;
  /** What has been added since the last time, null if nothing. */
  take(): Counted | null;
  /** Undoes a `take` whose outcome could not be stored. */
  giveBack(counted: Counted): void;
}

const COUNTERS = { error: 'errors', failed_load: 'failed_loads', slow: 'slow' } as const;

const none = (): Counted => ({
  visits: 0,
  failures: 0,
  failed_loads: 0,
  errors: 0,
  slow: 0,
  failingVisitors: new Set(),
  failingNetworks: new Set(),
  networks: new Set(),
});

/** @param key of the slots */
export function createMinute(key: Buffer): Minute {
  const known = new Map<string, Set<EvidenceKind>>();
  const perNetwork = new Map<string, number>();
  let counted = none();
  let isNew = false;

  /** Whoever reports a failure has come. */
  function admit({ visitor, network }: Witness): Set<EvidenceKind> | null {
    const told = known.get(visitor);
    if (told) return told;
    const others = perNetwork.get(network) ?? 0;
    if (others >= VISITORS_PER_NETWORK || known.size >= VISITORS_MAX) return null;
    perNetwork.set(network, others + 1);
    const first = new Set<EvidenceKind>(['visit']);
    known.set(visitor, first);
    counted.visits += 1;
    counted.networks.add(slotOf(key, network));
    isNew = true;
    return first;
  }

  return {
    add(kind, witness) {
      const isKnown = known.has(witness.visitor);
      const told = admit(witness);
      if (!told) return false;
      if (kind === 'visit') return !isKnown;
      if (told.has(kind)) return false;
      if (kind !== 'slow' && !told.has('failed_load') && !told.has('error')) counted.failures += 1;
      counted[COUNTERS[kind]] += 1;
      counted.failingVisitors.add(slotOf(key, witness.visitor));
      counted.failingNetworks.add(slotOf(key, witness.network));
      told.add(kind);
      isNew = true;
      return true;
    },
    take() {
      if (!isNew) return null;
      const taken = counted;
      counted = none();
      isNew = false;
      return taken;
    },
    giveBack(taken) {
      for (const name of ['visits', 'failures', 'failed_loads', 'errors', 'slow'] as const) {
        counted[name] += taken[name];
      }
      for (const name of ['failingVisitors', 'failingNetworks', 'networks'] as const) {
        for (const slot of taken[name]) counted[name].add(slot);
      }
      isNew = true;
    },
  };
}

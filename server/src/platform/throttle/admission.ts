/** What a request is worth when not all can be served, the dearest first. */
export type Rank = 'write' | 'own' | 'guest';

const RANKS: readonly Rank[] = ['write', 'own', 'guest'];

/** Handlers that run at a time: enough to keep the processor and the database busy. */
const RUNNING_MAX = 48;
/** Who takes longer waits for somebody else, be it a lock or a gateway, and holds nobody up. */
const PLACE_MS = 1000;
/** How many requests may be here at a time, running and waiting, as a share of the limit for guests. */
const SHARES: Readonly<Record<Rank, number>> = { guest: 1, own: 4 / 3, write: 5 / 3 };

export interface AdmissionLimits {
  /** Requests in this process, beyond which guests' are refused. */
  readonly limit: number;
  readonly runningMax?: number;
  readonly placeMs?: number;
}

interface Visit {
  readonly rank: Rank;
  readonly start: () => void;
  state: 'waiting' | 'running' | 'overdue' | 'gone';
  timer?: NodeJS.Timeout;
}

export interface Admission {
  /**
   * Calls `start` at once or when its turn comes, dearer requests first. Answers what to call when the
   * request has ended, or null when it is one too many: then `start` is never called.
   */
  enter(rank: Rank, start: () => void): (() => void) | null;
}

/**
 * Keeps a process that is asked for more than it can do useful: what is beyond the limit is refused
 * at once, the cheapest first, and what is let in stays few enough to be answered soon.
 *
 * A visit: waiting -> running -> gone, or running -> overdue -> gone, which gives its place away.
 */
export function createAdmission({
  limit,
  runningMax = RUNNING_MAX,
  placeMs = PLACE_MS,
}: AdmissionLimits): Admission {
  const waiting: Readonly<Record<Rank, Set<Visit>>> = {
    write: new Set(),
    own: new Set(),
    guest: new Set(),
  };
  let present = 0;
  let running = 0;

  function fillPlaces(): void {
    while (running < runningMax) {
      const visit = takeNext();
      if (!visit) return;
      visit.state = 'running';
      running += 1;
      visit.timer = setTimeout(() => {
        visit.state = 'overdue';
        running -= 1;
        fillPlaces();
      }, placeMs);
      visit.start();
    }
  }

  function takeNext(): Visit | undefined {
    for (const rank of RANKS) {
      for (const visit of waiting[rank]) {
        waiting[rank].delete(visit);
        return visit;
      }
    }
    return undefined;
  }

  function leave(visit: Visit): void {
    if (visit.state === 'gone') return;
    clearTimeout(visit.timer);
    present -= 1;
    if (visit.state === 'running') running -= 1;
    waiting[visit.rank].delete(visit);
    visit.state = 'gone';
    fillPlaces();
  }

  return {
    enter(rank, start) {
      if (present >= limit * SHARES[rank]) return null;
      present += 1;
      const visit: Visit = { rank, start, state: 'waiting' };
      waiting[rank].add(visit);
      fillPlaces();
      return () => leave(visit);
    },
  };
}

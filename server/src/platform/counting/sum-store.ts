const FLUSH_MS = 5000;
/** The same thing counts once in this time for each network. */
const ONCE_MS = 60_000;
/** More are not remembered between two flushes: nobody can fill the memory. */
const KNOWN_MAX = 20_000;

interface SumStoreParts {
  /** Adds to what is stored; what it rejects is tried again with the next sums. */
  store(counts: ReadonlyMap<string, number>): Promise<void>;
  failed(error: unknown): void;
}

/** Counts things by name in memory, and stores the sums once in a while: a press is no write. */
interface SumStore {
  /** @param address of the visitor */
  add(name: string, address: string): void;
  /** Stores what has been counted, as it does by itself. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

export function createSumStore({ store, failed }: SumStoreParts): SumStore {
  const known = new Set<string>();
  let counts = new Map<string, number>();
  let forgotAt = Date.now();
  let storing = Promise.resolve();
  const timer = setInterval(() => void flush(), FLUSH_MS);
  timer.unref();

  const raise = (name: string, by: number) => counts.set(name, (counts.get(name) ?? 0) + by);

  async function storeNow(): Promise<void> {
    if (Date.now() - forgotAt >= ONCE_MS) {
      known.clear();
      forgotAt = Date.now();
    }
    if (counts.size === 0) return;
    const counted = counts;
    counts = new Map();
    try {
      await store(counted);
    } catch (error) {
      for (const [name, count] of counted) raise(name, count);
      failed(error);
    }
  }

  function flush(): Promise<void> {
    storing = storing.then(storeNow);
    return storing;
  }

  return {
    add(name, address) {
      const once = `${address} ${name}`;
      if (known.has(once) || known.size >= KNOWN_MAX) return;
      known.add(once);
      raise(name, 1);
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

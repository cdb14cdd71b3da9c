import { ITEMS_WATCHED_MAX } from '../contract/limits.ts';
import type { ItemNow, WatchedItems } from '../contract/live-items.ts';
import type { Realtime } from './realtime.ts';
import type { StreamAddress } from './stream-address.ts';

const ITEMS = { stream: 'items' } as const;

/** One stream for all that a page shows, whoever of its parts shows it. */
export function createItemWatch(
  subscribe: Realtime['subscribe'],
  say: (address: StreamAddress, message: string) => void,
): Realtime['watchItems'] {
  const watches = new Set<readonly number[]>();
  /** What was told of those that are watched. */
  const latest = new Map<number, ItemNow>();

  function sayWhich(): void {
    const watch = [...new Set([...watches].flat())].slice(-ITEMS_WATCHED_MAX);
    for (const id of latest.keys()) if (!watch.includes(id)) latest.delete(id);
    say(ITEMS, JSON.stringify({ watch } satisfies WatchedItems));
  }

  return (ids, handler) => {
    const own = new Set(ids);
    const tell = (items: readonly ItemNow[]) => {
      const those = items.filter(({ id }) => own.has(id));
      if (those.length > 0) handler(those);
    };
    const stop = subscribe(ITEMS, 'items.now', ({ items }) => {
      for (const item of items) latest.set(item.id, item);
      tell(items);
    });
    watches.add(ids);
    sayWhich();
    // The server tells of what is new to it.
    tell([...latest.values()]);
    return () => {
      watches.delete(ids);
      sayWhich();
      stop();
    };
  };
}

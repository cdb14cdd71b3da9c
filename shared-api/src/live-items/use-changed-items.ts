import { useEffect, useEffectEvent } from 'react';
import { useAtomValue } from 'jotai';
import { useShell } from '@karavan/shared-api/remote';
import { isSignedInAtom } from '@karavan/shared-api/state';
import type { ItemNow } from '../contract/live-items.ts';

/** Open pages of the same item do not all ask at once, in milliseconds. */
const SPREAD_MS = 400;

/** Calls back when one of these items has changed in what everybody may see, each page after a moment of its own. */
export function useChangedItems(
  ids: readonly number[],
  handler: (items: readonly ItemNow[]) => void,
): void {
  const { realtime } = useShell();
  const isSignedIn = useAtomValue(isSignedInAtom);
  const onChange = useEffectEvent(handler);
  const key = ids.join();
  useEffect(() => {
    if (!isSignedIn || key === '') return undefined;
    const stamps = new Map<number, string | null>();
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stop = realtime.watchItems(key.split(',').map(Number), (items) => {
      const changed = items.filter(
        ({ id, shown }) => stamps.has(id) && stamps.get(id) !== (shown && stampOf(shown)),
      );
      for (const { id, shown } of items) stamps.set(id, shown && stampOf(shown));
      if (changed.length === 0) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        onChange(changed);
      }, Math.random() * SPREAD_MS);
      timers.add(timer);
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [realtime, isSignedIn, key]);
}

const stampOf = (shown: NonNullable<ItemNow['shown']>) =>
  [shown.stamp, shown.name, shown.price?.amount, shown.old_price?.amount].join(' ');

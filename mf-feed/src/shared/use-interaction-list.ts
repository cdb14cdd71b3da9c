import { useEffect, useEffectEvent, useRef } from 'react';
import { useAtomValue } from 'jotai';
import type { EndlessList } from '@karavan/shared-api/query';
import { areInteractionsSettledAtom } from '@karavan/shared-api/state';

/**
 * A list of what a person keeps. What is let go while the page is open stays in sight, so that a slip
 * can be undone; whoever comes back after changes elsewhere finds the list of now, which is asked for
 * once the server has answered those changes. `changes` says of what has changed whether it is kept.
 */
export function useKeptList<Item extends { readonly id: number }>(
  list: EndlessList<Item>,
  changes: Iterable<readonly [id: number, isKept: boolean | undefined]>,
): EndlessList<Item> {
  const areSettled = useAtomValue(areInteractionsSettledAtom);
  const hasCaughtUp = useRef(false);
  const catchUp = useEffectEvent(() => {
    if (hasCaughtUp.current || !areSettled) return;
    hasCaughtUp.current = true;
    if (list.status !== 'ready') return;
    const listed = new Set(list.items.map(({ id }) => id));
    const isOutdated = [...changes].some(
      ([id, isKept]) => isKept !== undefined && isKept !== listed.has(id),
    );
    if (isOutdated) void list.refresh();
  });
  useEffect(() => catchUp(), [areSettled]);
  return list;
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { useAtomValue } from 'jotai';
import type { EndlessList } from '@karavan/shared-api/query';
import { areInteractionsSettledAtom } from '@karavan/shared-api/state';

/**
 * A list of saved, liked or followed things. What is removed while the page is open stays visible,
 * so that a slip can be undone; after changes elsewhere the list is refetched, once the server has
 * answered those changes. `changes` says for each changed id whether it is still in the list.
 */
export function useInteractionList<Item extends { readonly id: number }>(
  list: EndlessList<Item>,
  changes: Iterable<readonly [id: number, isListed: boolean | undefined]>,
): EndlessList<Item> {
  const areSettled = useAtomValue(areInteractionsSettledAtom);
  const hasCaughtUp = useRef(false);
  const catchUp = useEffectEvent(() => {
    if (hasCaughtUp.current || !areSettled) return;
    hasCaughtUp.current = true;
    if (list.status !== 'ready') return;
    const listed = new Set(list.items.map(({ id }) => id));
    const isOutdated = [...changes].some(
      ([id, isListed]) => isListed !== undefined && isListed !== listed.has(id),
    );
    if (isOutdated) void list.refresh();
  });
  useEffect(() => catchUp(), [areSettled]);
  return list;
}

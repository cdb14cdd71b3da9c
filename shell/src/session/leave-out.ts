import type { QueryClient } from '@tanstack/react-query';
import type { ShellEventMap } from '@karavan/shared-api/remote';

interface Thing {
  readonly id: number | string;
  readonly organization?: { readonly id: number };
}

/** An answer that lists something, or the pages of an endless list. */
interface Listed {
  readonly list?: readonly Thing[];
  readonly items?: readonly Thing[];
  readonly totalCount?: number;
}

/**
 * Takes a muted organization and all of its things out of the lists that ask for unmuted ones, and has them read
 * anew: an open endless list when it is next opened, so that it stays as long as it is. Lists that it may be in again
 * are read anew at once.
 */
export function leaveOut(
  cache: QueryClient,
  { organizationId, isMuted }: ShellEventMap['organization.muted'],
): void {
  const isKept = ({ id, organization }: Thing) => (organization?.id ?? id) !== organizationId;
  for (const { queryKey, state } of cache.getQueryCache().findAll({
    predicate: (query) => isUnmuted(query.queryKey.at(-1)),
  })) {
    const data = state.data as Listed | undefined;
    if (isMuted && data) {
      // One that is on its way would bring it back.
      void cache.cancelQueries({ queryKey, exact: true });
      cache.setQueryData<Listed>(queryKey, withThose(data, isKept));
    }
    const refetchType = isMuted && data?.items ? 'none' : 'active';
    void cache.invalidateQueries({ queryKey, exact: true, refetchType });
  }
}

function isUnmuted(input: unknown): boolean {
  return (input as { query?: { unmuted?: string } } | undefined)?.query?.unmuted === 'true';
}

function withThose(data: Listed, isKept: (thing: Thing) => boolean): Listed {
  const { list, items, totalCount = 0 } = data;
  if (!items) return { ...data, ...(list && { list: list.filter(isKept) }) };
  const kept = items.filter(isKept);
  return { ...data, items: kept, totalCount: totalCount - (items.length - kept.length) };
}

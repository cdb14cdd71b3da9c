import { AWAITED_PAGES } from '@karavan/shared-api/contract/awaited-pages';
import type { PageEntry, Registry } from '@karavan/shared-api/contract/remotes';
import { routeTableOf, type RouteRow } from '@karavan/shared-api/contract/route-table';
import { shellPagesIn } from '@karavan/shared-api/contract/shell-pages';

/** During rollouts visitors get a few different sets of releases. */
const KEPT_MAX = 10;

interface Kept {
  readonly lists: readonly (readonly PageEntry[])[];
  readonly table: readonly RouteRow[];
}

/**
 * Composes the tables of visitors from the pages of their shell and of their remotes, and keeps the latest.
 * A release keeps its list of pages for as long as it is known, so that the same lists mean the same table.
 */
export function createRouteTables(mode: 'demo' | 'production') {
  const kept: Kept[] = [];
  return (registry: Registry, shellPages: readonly PageEntry[]): readonly RouteRow[] => {
    const lists = [
      shellPages,
      ...Object.values(registry.remotes).map(({ current }) => current.pages),
    ];
    const known = kept.find((one) => isSame(one.lists, lists));
    if (known) return known.table;
    const table = routeTableOf(registry, shellPagesIn(mode, shellPages), AWAITED_PAGES);
    kept.unshift({ lists, table });
    if (kept.length > KEPT_MAX) kept.pop();
    return table;
  };
}

const isSame = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((one, index) => one === others[index]);

import type { FeedOrder } from '@karavan/shared-api/contract/feed';
import { useSearchParams } from '@karavan/shared-api/router';

export type FeedView = 'FEED' | 'GRID';

/** What the address asks of the feed; the address is its only home, so that links and back work. */
export interface FeedFilter {
  readonly category: string | undefined;
  /** Ids, separated by commas. */
  readonly subcategories: string | null;
  readonly order: FeedOrder | null;
  readonly search: string | null;
  readonly view: FeedView;
}

export function readFeedFilter(category: string | undefined, address: URLSearchParams): FeedFilter {
  const order = address.get('order_by');
  return {
    category,
    subcategories: address.get('subcategories'),
    order: order === 'price' || order === '-price' ? order : null,
    search: address.get('search'),
    view: address.get('view') === 'GRID' ? 'GRID' : 'FEED',
  };
}

export interface FeedFilterControls {
  readonly filter: FeedFilter;
  readonly selected: ReadonlySet<number>;
  toggleSubcategory(id: number): void;
  setOrder(order: FeedOrder | null): void;
  setView(view: FeedView): void;
}

export function useFeedFilter(category: string | undefined): FeedFilterControls {
  const [address, setAddress] = useSearchParams();
  const filter = readFeedFilter(category, address);
  const selected = new Set(filter.subcategories?.split(',').map(Number));
  const change = (name: string, value: string | null) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return {
    filter,
    selected,
    toggleSubcategory: (id) => change('subcategories', [...toggled(selected, id)].join(',')),
    setOrder: (order) => change('order_by', order),
    setView: (view) => change('view', view === 'FEED' ? null : view),
  };
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return new Set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]);
}

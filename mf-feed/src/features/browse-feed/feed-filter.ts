import type { FeedOrder } from '@karavan/shared-api/contract/feed';
import type { RegionChoice } from '@karavan/shared-api/remote';
import { useSearchParams } from '@karavan/shared-api/router';

export type FeedView = 'FEED' | 'GRID';

/** The feed's filter. It lives only in the URL, so that links and back work. */
export interface FeedFilter {
  readonly category: string | undefined;
  /** Ids, separated by commas. */
  readonly subcategories: string | null;
  readonly order: FeedOrder | null;
  readonly search: string | null;
  /** ISO 3166-1, two letters. */
  readonly country: string | null;
  /** As written by organizations. */
  readonly city: string | null;
  readonly view: FeedView;
}

export function readFeedFilter(category: string | undefined, address: URLSearchParams): FeedFilter {
  const order = address.get('order_by');
  return {
    category,
    subcategories: address.get('subcategories'),
    order: order === 'price' || order === '-price' ? order : null,
    search: address.get('search'),
    country: address.get('country'),
    city: address.get('city'),
    view: address.get('view') === 'GRID' ? 'GRID' : 'FEED',
  };
}

export interface FeedFilterControls {
  readonly filter: FeedFilter;
  readonly selected: ReadonlySet<number>;
  toggleSubcategory(id: number): void;
  setOrder(order: FeedOrder | null): void;
  setView(view: FeedView): void;
  setPlace(place: RegionChoice): void;
}

export function useFeedFilter(category: string | undefined): FeedFilterControls {
  const [address, setAddress] = useSearchParams();
  const filter = readFeedFilter(category, address);
  const selected = new Set(filter.subcategories?.split(',').map(Number));
  const change = (values: Readonly<Record<string, string | null>>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  return {
    filter,
    selected,
    toggleSubcategory: (id) => change({ subcategories: [...toggled(selected, id)].join(',') }),
    setOrder: (order) => change({ order_by: order }),
    setView: (view) => change({ view: view === 'FEED' ? null : view }),
    setPlace: ({ country, city }) => change({ country, city }),
  };
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return new Set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]);
}

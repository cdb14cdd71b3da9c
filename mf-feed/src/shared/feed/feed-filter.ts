import {
  DEFAULT_VIEW_MODE,
  FEED_ORDERS,
  VIEW_MODES,
  type ViewMode,
} from '@karavan/shared-api/contract/enumerations';
import type { FeedOrder } from '@karavan/shared-api/contract/feed';
import type { RegionChoice } from '@karavan/shared-api/remote';
import { useSearchParams } from '@karavan/shared-api/router';

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
  /** Nothing but what is written like the search. */
  readonly exact: string | null;
  /** Of items, separated by commas. */
  readonly kinds: string | null;
  /** Decimal strings. */
  readonly price_from: string | null;
  readonly price_to: string | null;
  /** ISO 4217; of both. */
  readonly price_currency: string | null;
  readonly size: string | null;
  readonly available: string | null;
  /** Latitude and longitude, and kilometres around them. */
  readonly near: string | null;
  readonly within: string | null;
  readonly view: ViewMode;
}

const SENT_AS_WRITTEN = [
  'subcategories',
  'country',
  'city',
  'search',
  'kinds',
  'price_from',
  'price_to',
  'price_currency',
  'size',
  'near',
] as const;
const IN_ADDRESS = [...SENT_AS_WRITTEN, 'exact', 'available', 'within'] as const;

export function readFeedFilter(category: string | undefined, address: URLSearchParams): FeedFilter {
  const order = address.get('order_by');
  return {
    ...(Object.fromEntries(IN_ADDRESS.map((name) => [name, address.get(name)])) as Pick<
      FeedFilter,
      (typeof IN_ADDRESS)[number]
    >),
    category: category ?? address.get('category') ?? undefined,
    order: FEED_ORDERS.find((option) => option === order) ?? null,
    view: VIEW_MODES.find((mode) => mode === address.get('view')) ?? DEFAULT_VIEW_MODE,
  };
}

/** The filter as sent to the server, without the order. */
export function whichPosts(filter: Omit<FeedFilter, 'order'>) {
  const { category, within, exact, available } = filter;
  const texts = Object.fromEntries(
    SENT_AS_WRITTEN.flatMap((name) => (filter[name] ? [[name, filter[name]]] : [])),
  ) as Partial<Record<(typeof SENT_AS_WRITTEN)[number], string>>;
  return {
    ...(category && { category: Number(category) }),
    ...texts,
    ...(exact && FLAGS.exact),
    ...(available && FLAGS.available),
    ...(within && { within: Number(within) }),
  };
}

/** What is known within one category alone. */
const OF_CATEGORY = ['category', 'subcategories', 'size'];

const FLAGS = { exact: { exact: 'true' }, available: { available: 'true' } } as const;

export interface FeedFilterControls {
  readonly filter: FeedFilter;
  readonly selected: ReadonlySet<number>;
  /** The query that also holds for another category. */
  readonly elsewhere: URLSearchParams;
  toggleSubcategory(id: number): void;
  setOrder(order: FeedOrder | null): void;
  setView(view: ViewMode): void;
  setPlace(place: RegionChoice): void;
  /** Gives the first of these in the address another value, and removes the others. */
  replace(names: readonly string[], value?: string): void;
  /** Goes to another filter, given as the query of an address. */
  goTo(address: string): void;
}

export function useFeedFilter(category: string | undefined): FeedFilterControls {
  const [address, setAddress] = useSearchParams();
  const filter = readFeedFilter(category, address);
  const selected = new Set(filter.subcategories?.split(',').map(Number));
  const elsewhere = new URLSearchParams(address);
  for (const name of OF_CATEGORY) elsewhere.delete(name);
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
    elsewhere,
    toggleSubcategory: (id) => change({ subcategories: [...toggled(selected, id)].join(',') }),
    setOrder: (order) => change({ order_by: order }),
    setView: (view) => change({ view: view === 'FEED' ? null : view }),
    setPlace: ({ country, city }) => change({ country, city }),
    replace: (names, value = '') =>
      change(Object.fromEntries(names.map((name, index) => [name, index === 0 ? value : '']))),
    goTo: (wanted) => setAddress(new URLSearchParams(wanted), { replace: true }),
  };
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return new Set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]);
}

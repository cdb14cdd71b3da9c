import type { SizeFormat } from '@karavan/shared-api/contract/size-formats';
import type { StockSize } from '@karavan/shared-api/contract/stock';

/** How many pieces there are of a size of a post. */
export interface SizeCount {
  readonly id: number;
  readonly item_id: number;
  /** What it sells from until now. */
  readonly stock_id: number;
  /** Empty for a post that comes in one size. */
  readonly size: string;
  readonly count: number;
}

/** What is on the page where staff say which posts sell from one stock. */
export interface StockState {
  /** The size whose stock it is; null until it is there. */
  readonly stockDetail: StockSize | null;
  /** The sizes that can be chosen, and the format in which the first one is told; null where it has none. */
  readonly availableSizes: {
    readonly data: readonly StockSize[];
    readonly format: SizeFormat | null;
  };
  /** Sizes that are to sell from the stock, too. */
  readonly links: readonly number[];
  /** Their posts. */
  readonly selectedPosts: readonly number[];
  /** The pieces of what has been chosen, the latest first. */
  readonly sizeCounts: readonly SizeCount[];
  /** Sizes that can be chosen and have not been. */
  readonly notChosenSizes: readonly StockSize[];
  /** Which part of the organization's posts is asked for. */
  readonly selection: { readonly page: number; readonly limit: number };
}

export type StockEvent =
  | { readonly type: 'detail_requested' }
  | { readonly type: 'detail_arrived'; readonly detail: StockSize }
  | {
      readonly type: 'sizes_arrived';
      readonly page: number;
      readonly sizes: readonly StockSize[];
    }
  | { readonly type: 'page_asked'; readonly page: number }
  | { readonly type: 'size_counted'; readonly count: SizeCount }
  | { readonly type: 'size_left'; readonly id: number }
  | { readonly type: 'post_toggled'; readonly post: number }
  | { readonly type: 'link_added'; readonly link: number }
  | { readonly type: 'link_removed'; readonly link: number }
  | { readonly type: 'links_replaced'; readonly links: readonly number[] };

export const emptyStock = (limit: number): StockState => ({
  stockDetail: null,
  availableSizes: { data: [], format: null },
  links: [],
  selectedPosts: [],
  sizeCounts: [],
  notChosenSizes: [],
  selection: { page: 1, limit },
});

/** The state after something has happened. */
export function reduceStock(state: StockState, event: StockEvent): StockState {
  switch (event.type) {
    case 'detail_requested':
      return { ...state, stockDetail: null };
    case 'detail_arrived':
      return { ...state, stockDetail: event.detail };
    case 'sizes_arrived': {
      // The first page replaces what was there, later ones come behind it.
      const before = event.page === 1 ? [] : state.availableSizes.data;
      const known = new Set(before.map(({ id }) => id));
      const data = [...before, ...event.sizes.filter(({ id }) => !known.has(id))];
      const [first] = data;
      return withNotChosen({
        ...state,
        availableSizes: { data, format: first?.format_criteria ?? null },
      });
    }
    case 'page_asked':
      return { ...state, selection: { ...state.selection, page: event.page } };
    case 'size_counted':
      return { ...state, sizeCounts: counted(state.sizeCounts, event.count) };
    case 'size_left':
      return { ...state, sizeCounts: state.sizeCounts.filter(({ id }) => id !== event.id) };
    case 'post_toggled':
      return { ...state, selectedPosts: toggled(state.selectedPosts, event.post) };
    case 'link_added':
      return withNotChosen({
        ...state,
        links: state.links.includes(event.link) ? state.links : [...state.links, event.link],
      });
    case 'link_removed':
      return withNotChosen({ ...state, links: state.links.filter((id) => id !== event.link) });
    case 'links_replaced':
      return withNotChosen({ ...state, links: [...new Set(event.links)] });
  }
}

/** An updated one comes to the front; with one that has a size, those that have none go. */
function counted(counts: readonly SizeCount[], count: SizeCount): SizeCount[] {
  const others = counts.filter(({ id }) => id !== count.id);
  return [count, ...(count.size === '' ? others : others.filter(({ size }) => size !== ''))];
}

const toggled = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

const withNotChosen = (state: StockState): StockState => ({
  ...state,
  notChosenSizes: state.availableSizes.data.filter(({ id }) => !state.links.includes(id)),
});

/** A size is chosen to sell from the stock; of a post another one goes, since a post sells once from it. */
export function choose(state: StockState, { id, item_id, size, stock, stock_id }: StockSize) {
  const others = state.sizeCounts.filter((one) => one.item_id === item_id && one.id !== id);
  const left = others.map((one): StockEvent => ({ type: 'size_left', id: one.id }));
  const count = { id, item_id, stock_id, size, count: stock };
  return agreed([...left, { type: 'size_counted', count } as const].reduce(reduceStock, state));
}

/** A size that was chosen is not any more. */
export const leave = (state: StockState, id: number): StockState =>
  agreed(reduceStock(state, { type: 'size_left', id }));

/** How many pieces the chosen ones have, those of one stock once. */
export function sumOf({ sizeCounts }: StockState): number {
  const stocks = new Map(sizeCounts.map(({ stock_id, count }) => [stock_id, count]));
  return [...stocks.values()].reduce((sum, count) => sum + count, 0);
}

/** The links and the posts are those of the sizes that are chosen. */
function agreed(state: StockState): StockState {
  const posts = state.sizeCounts.map(({ item_id }) => item_id);
  const toggles = [
    ...posts.filter((post) => !state.selectedPosts.includes(post)),
    ...state.selectedPosts.filter((post) => !posts.includes(post)),
  ];
  const links = state.sizeCounts.map(({ id }) => id);
  return [
    ...toggles.map((post) => ({ type: 'post_toggled', post }) as const),
    { type: 'links_replaced', links } as const,
  ].reduce<StockState>(reduceStock, state);
}

import type { ApiError } from '@karavan/shared-api/client';
import type { Page } from '../contract/page.ts';

/** List items are identified by their id. */
export interface ListItem {
  readonly id: number | string;
}

/** An endless list in the query cache: one flat list, each id once. */
export interface EndlessListData<T extends ListItem> {
  readonly items: readonly T[];
  readonly totalCount: number;
  /** The cursor of the next page; null at the end. */
  readonly next: string | null;
  /** What the first page says besides; absent where that is nothing. */
  readonly besides?: object;
  readonly more:
    | { readonly status: 'idle' | 'loading' }
    | { readonly status: 'failed'; readonly error: ApiError };
}

const IDLE = { status: 'idle' } as const;

/** The first page replaces whatever was there. */
export function firstPage<T extends ListItem>(page: Page<T>): EndlessListData<T> {
  const besides = Object.entries(page).filter(([name]) => !PAGE_FIELDS.has(name));
  return {
    items: uniqueById(page.list),
    totalCount: page.total_count,
    next: page.next,
    more: IDLE,
    ...(besides.length > 0 && { besides: Object.fromEntries(besides) }),
  };
}

const PAGE_FIELDS = new Set(['list', 'total_count', 'total_pages', 'next']);

/**
 * Appends a later page. An item that moved between two requests keeps its first position and gets
 * its newest value. A page for another cursor belongs to a list that has since been replaced.
 */
export function appendPage<T extends ListItem>(
  data: EndlessListData<T>,
  cursor: string,
  page: Page<T>,
): EndlessListData<T> {
  if (data.next !== cursor) return data;
  return {
    ...data,
    items: uniqueById([...data.items, ...page.list]),
    totalCount: page.total_count,
    next: page.next,
    more: IDLE,
  };
}

/** A failed next page keeps everything and ends the list until a retry. */
export function failPage<T extends ListItem>(
  data: EndlessListData<T>,
  cursor: string,
  error: ApiError,
): EndlessListData<T> {
  return data.next === cursor ? { ...data, more: { status: 'failed', error } } : data;
}

export function replaceItem<T extends ListItem>(
  data: EndlessListData<T>,
  id: ListItem['id'],
  change: (item: T) => T,
): EndlessListData<T> {
  return { ...data, items: data.items.map((item) => (item.id === id ? change(item) : item)) };
}

export function removeItem<T extends ListItem>(
  data: EndlessListData<T>,
  id: ListItem['id'],
): EndlessListData<T> {
  const items = data.items.filter((item) => item.id !== id);
  return { ...data, items, totalCount: data.totalCount - (data.items.length - items.length) };
}

/** Inserts an item at an index, unless the list already has it. */
export function insertItem<T extends ListItem>(
  data: EndlessListData<T>,
  item: T,
  index: number,
): EndlessListData<T> {
  if (data.items.some(({ id }) => id === item.id)) return data;
  return { ...data, items: data.items.toSpliced(index, 0, item), totalCount: data.totalCount + 1 };
}

function uniqueById<T extends ListItem>(items: readonly T[]): readonly T[] {
  // A Map keeps the position of the first entry and the value of the last.
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

import { createStore } from 'jotai/vanilla';
import { SEEN_ITEMS_MAX } from '../contract/limits.ts';
import { writeOwn } from './own-store.ts';
import { keepSeenItems, readSeenItems, rememberSeenItem } from './seen-items.ts';

const store = createStore();
beforeEach(() => localStorage.clear());

it('has the latest first, each once, and no more than it may', () => {
  expect(readSeenItems(store)).toEqual({ ids: [], isHidden: false });
  for (let id = 1; id <= SEEN_ITEMS_MAX + 2; id += 1) rememberSeenItem(store, id);
  rememberSeenItem(store, 5);
  const { ids } = readSeenItems(store);
  expect(ids).toHaveLength(SEEN_ITEMS_MAX);
  expect(ids.slice(0, 3)).toEqual([5, SEEN_ITEMS_MAX + 2, SEEN_ITEMS_MAX + 1]);
});

it('remembers nothing more for whoever has hidden it', () => {
  keepSeenItems(store, { ids: [], isHidden: true });
  rememberSeenItem(store, 5);
  expect(readSeenItems(store)).toEqual({ ids: [], isHidden: true });
});

it.each(['[', '{"ids":5}', '{"ids":["a",1.5]}'])('takes %s for nothing', (text) => {
  writeOwn(store, 'seen-items', text);
  expect(readSeenItems(store)).toEqual({ ids: [], isHidden: false });
});

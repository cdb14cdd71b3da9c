import type { createStore } from 'jotai/vanilla';
import { SEARCH_HISTORY_MAX } from '@karavan/shared-api/contract/limits';
import { readOwn, writeOwn } from '@karavan/shared-api/own';

const NAME = 'search-history';

/** What the person has searched for on this device. Every change gives the new list. */
export interface SearchHistory {
  /** Latest first. A damaged store counts as empty. */
  read(): readonly string[];
  /** Puts a search first; drops the oldest when there are too many. */
  remember(text: string): readonly string[];
  forget(text: string): readonly string[];
  forgetAll(): readonly string[];
}

export function searchHistoryOf(store: ReturnType<typeof createStore>): SearchHistory {
  function read(): readonly string[] {
    try {
      const stored: unknown = JSON.parse(readOwn(store, NAME) ?? '[]');
      return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
    } catch {
      return [];
    }
  }

  function keep(entries: readonly string[]): readonly string[] {
    writeOwn(store, NAME, JSON.stringify(entries));
    return entries;
  }

  const without = (text: string) => read().filter((entry) => entry !== text);
  return {
    read,
    remember: (text) => keep([text, ...without(text)].slice(0, SEARCH_HISTORY_MAX)),
    forget: (text) => keep(without(text)),
    forgetAll: () => keep([]),
  };
}

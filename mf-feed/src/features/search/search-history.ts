import { SEARCH_HISTORY_MAX } from '@karavan/shared-api/contract/limits';
import { readStored, writeStored } from '@karavan/shared-api/state';

const KEY = 'search-history';

/** Searches made on this device, latest first. A damaged store counts as empty. */
export function readSearchHistory(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

/** Puts a search first; drops the oldest when there are too many. */
export function rememberSearch(text: string): readonly string[] {
  const others = readSearchHistory().filter((entry) => entry !== text);
  return store([text, ...others].slice(0, SEARCH_HISTORY_MAX));
}

export function forgetSearch(text: string): readonly string[] {
  return store(readSearchHistory().filter((entry) => entry !== text));
}

export function forgetAllSearches(): readonly string[] {
  return store([]);
}

function store(entries: readonly string[]): readonly string[] {
  writeStored(KEY, JSON.stringify(entries));
  return entries;
}

/** `device` persists; `tab` lasts as long as the browser tab, including reloads. */
export type StoredFor = 'device' | 'tab';

const storageOf = (kind: StoredFor): Storage => (kind === 'tab' ? sessionStorage : localStorage);

/**
 * Reads an entry of the browser's storage; null when there is none, or when the browser denies
 * access.
 */
export function readStored(key: string, kind: StoredFor = 'device'): string | null {
  try {
    return storageOf(kind).getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores an entry; null removes it. If the browser refuses, for lack of space or permission, the
 * entry is lost.
 */
export function writeStored(key: string, value: string | null, kind: StoredFor = 'device'): void {
  try {
    if (value === null) storageOf(kind).removeItem(key);
    else storageOf(kind).setItem(key, value);
  } catch (error) {
    console.warn('Could not save state', error);
  }
}

/** `device` lasts; `tab` ends with the browser's tab and outlives its reloads. */
export type StoredFor = 'device' | 'tab';

const storageOf = (kind: StoredFor): Storage => (kind === 'tab' ? sessionStorage : localStorage);

/** Reads an entry of the browser's storage; null when there is none, or when the browser forbids it. */
export function readStored(key: string, kind: StoredFor = 'device'): string | null {
  try {
    return storageOf(kind).getItem(key);
  } catch {
    return null;
  }
}

/** Stores an entry; null removes it. What the browser refuses, for lack of room or of permission, is lost. */
export function writeStored(key: string, value: string | null, kind: StoredFor = 'device'): void {
  try {
    if (value === null) storageOf(kind).removeItem(key);
    else storageOf(kind).setItem(key, value);
  } catch (error) {
    console.warn('Could not save state', error);
  }
}

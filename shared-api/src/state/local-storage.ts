/** Reads an entry of the local storage; null when there is none, or when the browser forbids it. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores an entry; null removes it. What the browser refuses, for lack of room or of permission, is lost. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    console.warn('Could not save state', error);
  }
}

/** `public/offline.js` reads it, and a worker that is switched off deletes it. */
const KEPT = 'karavan-kept';

/** Keeps these pictures, and no others, for the page that works offline. */
export async function keepPictures(addresses: readonly string[]): Promise<void> {
  try {
    const cache = await caches.open(KEPT);
    const wanted = new Set(addresses.map((address) => new URL(address, location.origin).href));
    for (const { url } of await cache.keys()) {
      if (wanted.has(url)) wanted.delete(url);
      else await cache.delete(url);
    }
    // One that cannot be had leaves the others.
    await Promise.allSettled([...wanted].map((url) => cache.add(url)));
  } catch {
    // Without a place for them there are none: an address without https, or a full disk.
  }
}

/** With whoever they were kept for. */
export function forgetPictures(): void {
  // Not there on an address without https.
  if ('caches' in globalThis) void caches.delete(KEPT).catch(() => undefined);
}

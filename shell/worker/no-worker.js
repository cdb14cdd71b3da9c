/** What the server sends instead of the worker once that is switched off: it takes its place, clears up and goes. */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) {
    if (name.startsWith('karavan-')) await caches.delete(name);
  }
  await self.registration.unregister();
}

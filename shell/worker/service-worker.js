/**
 * The service worker. The server puts `RELEASE` before it: the shell's version and the hash of the offline page, so
 * that a new one of either takes this one's place. Nothing that it does mixes releases: a file of a release has an
 * address of its own and never changes, and documents, the registry and the API always come from the network.
 */
const RELEASES_FILES = 'karavan-files';
const OFFLINE = `karavan-offline-${RELEASE.offline}`;
const OFFLINE_PAGE = '/offline.html';
const OFFLINE_FILES = [OFFLINE_PAGE, '/offline.js', '/offline.css', '/icon.svg'];
/** `/shell/<version>/web/…`, `/remotes/<id>/<version>/web/…`. */
const OF_A_RELEASE = /^\/(?:shell|remotes\/mf-[\w-]+)\/([\w.-]+)\/web\//;
/** The oldest are deleted beyond it: two releases of everything that one visitor opens. */
const FILES_MAX = 400;
/** A request that wants the network's answer: what it had before was wrong. */
const ANEW = new Set(['reload', 'no-cache', 'no-store']);

self.addEventListener('install', (event) => {
  const page = OFFLINE_FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(
    caches
      .open(OFFLINE)
      .then((cache) => cache.addAll(page))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => event.waitUntil(begin()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event));
  else if (OF_A_RELEASE.test(pathname) && search === '') event.respondWith(answerFile(event));
  else if (OFFLINE_FILES.includes(pathname)) event.respondWith(answerOffline(request));
});

self.addEventListener('push', (event) => event.waitUntil(tell(event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url));
});

async function begin() {
  for (const name of await caches.keys()) {
    if (name.startsWith('karavan-offline-') && name !== OFFLINE) await caches.delete(name);
  }
  await dropFiles();
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Files of other releases of the shell, and the oldest of too many. */
async function dropFiles() {
  const cache = await caches.open(RELEASES_FILES);
  const kept = [];
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    const isOld =
      pathname.startsWith('/shell/') && !pathname.startsWith(`/shell/${RELEASE.shell}/`);
    if (isOld) await cache.delete(request);
    else kept.push(request);
  }
  const surplus = kept.slice(0, Math.max(0, kept.length - FILES_MAX));
  await Promise.all(surplus.map((request) => cache.delete(request)));
}

/** From the network; without one, the page that works offline. */
async function answerPage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(OFFLINE_PAGE)) ?? Response.error();
  }
}

/**
 * From the cache, else from the network. The page checks a script's integrity in either case; it is kept only where
 * the browser has checked it on its way here, too.
 */
async function answerFile(event) {
  const { request } = event;
  const cache = await caches.open(RELEASES_FILES);
  const known = ANEW.has(request.cache)
    ? undefined
    : await cache.match(request.url, { ignoreVary: true });
  if (known) return known;
  const response = await fetch(request);
  const isChecked = request.integrity !== '' || request.destination === 'font';
  if (response.status === 200 && response.type === 'basic' && isChecked) {
    const copy = response.clone();
    // A full disk keeps nothing, and breaks nothing.
    event.waitUntil(cache.put(request.url, copy).catch(() => undefined));
  }
  return response;
}

async function answerOffline(request) {
  try {
    return await fetch(request);
  } catch {
    const { pathname } = new URL(request.url);
    return (await caches.match(pathname)) ?? Response.error();
  }
}

/** An open page that somebody looks at tells of it itself; else the system does. */
async function tell(data) {
  let push;
  try {
    push = data.json();
  } catch {
    return;
  }
  const pages = await self.clients.matchAll({ type: 'window' });
  const watched = pages.filter(({ visibilityState }) => visibilityState === 'visible');
  for (const page of watched) page.postMessage({ kind: 'push', push });
  if (watched.length > 0) return;
  const { title, body, lang, tag, url } = push;
  await self.registration.showNotification(title, {
    body,
    lang,
    tag,
    renotify: true,
    icon: '/icon-192.png',
    data: { url },
  });
}

/** Leads an open page there, or opens one. */
async function open(url) {
  const address = new URL(url ?? '/', location.origin);
  if (address.origin !== location.origin) return;
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) {
    await self.clients.openWindow(address.href);
    return;
  }
  page.postMessage({ kind: 'open', url: address.pathname + address.search });
  await page.focus();
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';

const ORIGIN = 'https://karavan.example';
const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

interface Asked {
  readonly url: string;
  readonly mode?: string;
  readonly integrity?: string;
  readonly cache?: string;
  readonly destination?: string;
  readonly method?: string;
}

const pathOf = (request: string | { readonly url: string }) =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;

/** What the browser gives a worker, as far as ours uses it. */
function createWorld(release = { shell: '1.0.0', offline: 'aa' }) {
  const stores = new Map<string, Map<string, string>>();
  const network: string[] = [];
  const shown: { title: string; options: { body: string; tag: string } }[] = [];
  const pages: { visibilityState: string; told: object[]; isFocused: boolean }[] = [];
  let isOnline = true;
  let isRegistered = true;
  const cacheOf = (name: string) => {
    const entries = stores.get(name) ?? new Map<string, string>();
    stores.set(name, entries);
    return {
      match: async (request: string) => answer(entries.get(pathOf(request))),
      put: async (request: string, response: { body: string }) =>
        void entries.set(pathOf(request), response.body),
      addAll: async (requests: { url: string }[]) => {
        for (const { url } of requests) entries.set(pathOf(url), `kept ${new URL(url).pathname}`);
      },
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      delete: async (request: { url: string }) => entries.delete(pathOf(request)),
    };
  };
  const answer = (body: string | undefined) =>
    body === undefined ? undefined : { body, status: 200, type: 'basic', clone: () => ({ body }) };
  const listeners = new Map<string, (event: object) => void>();
  const clients = {
    matchAll: async () =>
      pages.map((page) => ({
        visibilityState: page.visibilityState,
        postMessage: (message: object) => page.told.push(message),
        focus: async () => {
          page.isFocused = true;
        },
      })),
    openWindow: async (url: string) => void network.push(`window ${url}`),
    claim: async () => undefined,
  };
  const registration = {
    showNotification: async (title: string, options: { body: string; tag: string }) =>
      void shown.push({ title, options }),
    unregister: async () => {
      isRegistered = false;
    },
  };
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, listener),
    skipWaiting: async () => undefined,
    clients,
    registration,
  };
  const context = createContext({
    RELEASE: release,
    self,
    URL,
    location: new URL(ORIGIN),
    Request: class {
      readonly url: string;
      constructor(url: string) {
        this.url = pathOf(url);
      }
    },
    Response: { error: () => ({ body: 'failed' }) },
    fetch: async ({ url }: Asked) => {
      network.push(new URL(url).pathname + new URL(url).search);
      if (!isOnline) throw new TypeError('Failed to fetch');
      return answer(`fresh ${new URL(url).pathname}`);
    },
    caches: {
      open: async (name: string) => cacheOf(name),
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      match: async (request: string) => {
        for (const entries of stores.values()) {
          const found = answer(entries.get(pathOf(request)));
          if (found) return found;
        }
        return undefined;
      },
    },
  });

  async function happen(name: string, event: object = {}): Promise<string | null> {
    const waits: Promise<unknown>[] = [];
    const responses: Promise<{ body: string }>[] = [];
    listeners.get(name)?.({
      waitUntil: (wait: Promise<unknown>) => waits.push(wait),
      respondWith: (response: Promise<{ body: string }>) => responses.push(response),
      preloadResponse: Promise.resolve(undefined),
      ...event,
    });
    const [response] = await Promise.all(responses);
    while (waits.length > 0) await waits.shift();
    return response?.body ?? null;
  }

  return {
    run: (name: string) => runInContext(read(name), context),
    happen,
    /** Answers what the worker answers, and null where it leaves the request to the browser. */
    ask: (asked: Asked) =>
      happen('fetch', {
        request: { method: 'GET', mode: 'cors', integrity: '', cache: 'default', ...asked },
      }),
    setOnline: (is: boolean) => {
      isOnline = is;
    },
    network,
    stores,
    shown,
    pages,
    isRegistered: () => isRegistered,
  };
}

async function installed(release?: { shell: string; offline: string }) {
  const world = createWorld(release);
  world.run('service-worker.js');
  await world.happen('install');
  await world.happen('activate');
  return world;
}

const SCRIPT = { url: `${ORIGIN}/shell/1.0.0/web/main.ab12.js`, integrity: 'sha384-x' };

describe('what the worker answers', () => {
  it('a file of a release from the cache first, whose check the browser has seen', async () => {
    const { ask, network } = await installed();
    expect(await ask(SCRIPT)).toBe('fresh /shell/1.0.0/web/main.ab12.js');
    expect(await ask(SCRIPT)).toBe('fresh /shell/1.0.0/web/main.ab12.js');
    expect(network).toHaveLength(1);
    // The negative control: without integrity nothing is kept.
    const unchecked = { url: `${ORIGIN}/remotes/mf-feed/1.0.0/web/app.js` };
    await ask(unchecked);
    await ask(unchecked);
    expect(network).toHaveLength(3);
  });

  it('the network, when the page asks anew', async () => {
    const { ask, network } = await installed();
    await ask(SCRIPT);
    await ask({ ...SCRIPT, cache: 'reload' });
    expect(network).toHaveLength(2);
    expect(await ask({ ...SCRIPT, url: `${SCRIPT.url}?attempt=2` })).toBeNull();
  });

  it.each([
    '/api/v1/notifications/',
    '/registry.json',
    '/versions.json',
    '/files/1.webp',
    '/shell/1.0.0/node/app.js',
  ])('nothing for %s', async (address) => {
    const { ask, stores } = await installed();
    expect(await ask({ url: ORIGIN + address })).toBeNull();
    expect([...stores.keys()].some((name) => stores.get(name)?.has(ORIGIN + address))).toBe(false);
  });

  it('nothing for other origins, nor for what writes', async () => {
    const { ask } = await installed();
    expect(await ask({ ...SCRIPT, url: 'https://cdn.example/shell/1.0.0/web/a.js' })).toBeNull();
    expect(await ask({ ...SCRIPT, method: 'POST' })).toBeNull();
  });

  it('a document from the network, and offline the page that stands for all', async () => {
    const { ask, setOnline, stores } = await installed();
    const page = { url: `${ORIGIN}/home/posts`, mode: 'navigate' };
    expect(await ask(page)).toBe('fresh /home/posts');
    setOnline(false);
    expect(await ask(page)).toBe('kept /offline.html');
    expect(await ask({ url: `${ORIGIN}/offline.js` })).toBe('kept /offline.js');
    expect([...stores.values()].some((store) => store.has(page.url))).toBe(false);
  });
});

describe('a new release', () => {
  it('drops the files of other shells and an older offline page, and keeps those of remotes', async () => {
    const { stores, happen, ask } = await installed();
    await ask({ ...SCRIPT, url: `${ORIGIN}/shell/0.9.0/web/main.js` });
    await ask({ ...SCRIPT, url: `${ORIGIN}/remotes/mf-feed/0.9.0/web/app.js` });
    await ask(SCRIPT);
    stores.set('karavan-offline-old', new Map());
    await happen('activate');
    expect([...stores.keys()].toSorted()).toEqual(['karavan-files', 'karavan-offline-aa']);
    expect([...stores.get('karavan-files')!.keys()]).toEqual([
      `${ORIGIN}/remotes/mf-feed/0.9.0/web/app.js`,
      SCRIPT.url,
    ]);
  });
});

it('never mixes releases, however many rounds there are and whoever answers', async () => {
  const { ask, happen, setOnline } = await installed();
  const files = ['main.js', 'page.js'];
  for (let round = 1; round <= 30; round += 1) {
    const isOnline = round % 3 !== 0;
    setOnline(isOnline);
    if (round % 5 === 0) await happen('activate');
    // A tab of the release before still asks for its own files beside those of the new one.
    for (const version of [`1.0.${round}`, `1.0.${round - 1}`]) {
      for (const place of ['shell', 'remotes/mf-feed']) {
        for (const file of files) {
          const address = `/${place}/${version}/web/${file}`;
          const answer = await ask({ url: ORIGIN + address, integrity: 'sha384-x' }).catch(
            () => null,
          );
          // What is not kept cannot be had without a network.
          expect([`fresh ${address}`, ...(isOnline ? [] : [null])]).toContain(answer);
        }
      }
    }
  }
});

describe('switched off', () => {
  it('clears up and goes', async () => {
    const world = await installed();
    await world.ask(SCRIPT);
    world.stores.set('of-somebody-else', new Map());
    world.run('no-worker.js');
    await world.happen('install');
    await world.happen('activate');
    expect([...world.stores.keys()]).toEqual(['of-somebody-else']);
    expect(world.isRegistered()).toBe(false);
  });
});

describe('a push', () => {
  const push = { title: 'Новое сообщение', body: '', lang: 'ru', tag: 'chat:7', url: '/messenger' };
  const data = { json: () => push };

  it('is shown by the system, unless somebody looks at a page', async () => {
    const world = await installed();
    await world.happen('push', { data });
    expect(world.shown).toMatchObject([{ title: push.title, options: { tag: 'chat:7' } }]);
    const page = { visibilityState: 'visible', told: [] as object[], isFocused: false };
    world.pages.push(page);
    await world.happen('push', { data });
    expect(world.shown).toHaveLength(1);
    expect(page.told).toEqual([{ kind: 'push', push }]);
    page.visibilityState = 'hidden';
    await world.happen('push', { data });
    expect(world.shown).toHaveLength(2);
  });

  it('opens its page: in an open window, else in a new one, and never another site', async () => {
    const world = await installed();
    const click = (url: string) =>
      world.happen('notificationclick', {
        notification: { close: () => undefined, data: { url } },
      });
    await click('https://evil.example/');
    await click('//evil.example/');
    expect(world.network).toEqual([]);
    await click('/messenger/chat/7');
    expect(world.network).toEqual([`window ${ORIGIN}/messenger/chat/7`]);
    const page = { visibilityState: 'hidden', told: [] as object[], isFocused: false };
    world.pages.push(page);
    await click('/messenger/chat/7');
    expect(page).toMatchObject({
      isFocused: true,
      told: [{ kind: 'open', url: '/messenger/chat/7' }],
    });
  });
});

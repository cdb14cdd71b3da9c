import type { RemoteApp } from '@karavan/shared-api/remote';
import type { Location } from '@karavan/shared-api/router';
import type { RemoteFailure } from './failure.ts';
import { createPageHost, type PageRequest, type PageStatus } from './page-host.ts';
import type { LoadedView } from './remote-loader.ts';
import type { SwapPages } from './swap-pages.ts';

const LOCATION: Location = {
  pathname: '/home/posts',
  search: '',
  hash: '',
  state: null,
  key: 'first',
};

const PAGE: PageRequest = {
  remote: 'mf-feed',
  view: { kind: 'page', name: 'posts', params: {} },
  location: LOCATION,
};

/** A page that is on screen as soon as it is mounted. */
const LOADED = {
  app: {
    lifecycles: {
      bootstrap: async () => undefined,
      mount: async ({ domElement, onReady }: { domElement: HTMLElement; onReady(): void }) => {
        domElement.textContent = 'The page';
        onReady();
      },
      unmount: async () => undefined,
    },
  } as unknown as RemoteApp,
  release: {},
  view: {},
} as LoadedView;

interface HostOptions {
  readonly load?: (remote: string) => LoadedView;
  readonly swap?: SwapPages;
}

function createHost(
  loaded: LoadedView,
  { load = () => loaded, swap = (_step, change) => change() }: HostOptions = {},
) {
  const place = document.createElement('main');
  const failures: RemoteFailure[] = [];
  const onReturn = jest.fn();
  const host = createPageHost({
    place,
    loader: {
      load: async (remote) => load(remote),
      reset: () => undefined,
      markBroken: () => undefined,
    },
    shellFor: () => ({}) as never,
    adopt: () => undefined,
    onTakenOver: () => undefined,
    onFailure: (failure) => failures.push(failure),
    onReturn,
    swap,
  });
  const until = (phase: PageStatus['phase']) =>
    new Promise<void>((resolve) => {
      const look = () => host.status().phase === phase && resolve();
      host.subscribe(look);
      look();
    });
  return { host, place, failures, onReturn, until };
}

test('a page arrives above the skeleton, so that taking the skeleton away does not move it', async () => {
  const { host, place, until } = createHost(LOADED);
  const skeleton = place.appendChild(document.createElement('div'));
  host.show(PAGE);
  await until('ready');
  expect(place.firstElementChild?.textContent).toBe('The page');
  expect(place.lastElementChild).toBe(skeleton);
});

test('a page begins at its top, wherever the former was left', async () => {
  const { promise: swapped, resolve } = Promise.withResolvers<void>();
  const { host, until } = createHost(LOADED, {
    load: () => ({ ...LOADED, app: { ...LOADED.app } }),
    swap: async (_step, change) => change().then(resolve),
  });
  host.show(PAGE);
  await until('ready');
  document.documentElement.scrollTop = 500;
  window.dispatchEvent(new Event('scroll'));
  host.show({ ...PAGE, remote: 'mf-commerce' });
  await swapped;
  expect(document.documentElement.scrollTop).toBe(0);
});

test('the next page does not wait for more than that React has left the former', async () => {
  const steps: string[] = [];
  const leaving = {
    ...(LOADED.app.lifecycles as object),
    async unmount({ onLeft }: { onLeft(): void }) {
      steps.push('left');
      onLeft();
      await new Promise(() => undefined);
    },
  };
  const coming = {
    ...(LOADED.app.lifecycles as object),
    async mount({ onReady }: { onReady(): void }) {
      steps.push('mounts');
      onReady();
    },
  };
  const pages = [leaving, coming].map((lifecycles) => ({ lifecycles }) as unknown as RemoteApp);
  const { host, until } = createHost(LOADED, {
    load: (remote) => ({ ...LOADED, app: pages[remote === 'mf-feed' ? 0 : 1]! }),
  });
  host.show(PAGE);
  await until('ready');
  host.show({ ...PAGE, remote: 'mf-commerce' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(steps).toEqual(['left', 'mounts']);
});

test('another location that is asked for while the page is still mounting reaches the page', async () => {
  const { promise: mayMount, resolve: letMount } = Promise.withResolvers<void>();
  const { promise: mounting, resolve: startsMounting } = Promise.withResolvers<void>();
  const told: string[] = [];
  const lifecycles = {
    ...(LOADED.app.lifecycles as object),
    mount: async ({ onReady }: { onReady(): void }) => {
      startsMounting();
      await mayMount;
      onReady();
    },
    update: async ({ location }: { location: Location }) => void told.push(location.pathname),
  };
  const app = { lifecycles } as unknown as RemoteApp;
  const { host, failures, until } = createHost({ ...LOADED, app });
  host.show(PAGE);
  await mounting;
  host.show({ ...PAGE, location: { ...LOCATION, pathname: '/home/posts/101' } });
  letMount();
  await until('ready');
  expect(failures).toEqual([]);
  expect(told).toEqual(['/home/posts/101']);
});

test('a page that was about to be left is told of, as what it had put into the header is gone', async () => {
  const update = async () => undefined;
  const lifecycles = { ...(LOADED.app.lifecycles as object), update };
  const app = { lifecycles } as unknown as RemoteApp;
  const { host, onReturn, until } = createHost({ ...LOADED, app });
  host.show(PAGE);
  await until('ready');
  host.show({ ...PAGE, remote: 'mf-commerce' });
  expect(onReturn).not.toHaveBeenCalled();
  host.show({ ...PAGE });
  await new Promise((resolve) => setTimeout(resolve));
  expect(onReturn).toHaveBeenCalledTimes(1);
  host.show({ ...PAGE, view: { ...PAGE.view, name: 'liked' } });
  await new Promise((resolve) => setTimeout(resolve));
  expect(onReturn).toHaveBeenCalledTimes(1);
});

test.each([true, false])(
  'asks for what a page shows while it mounts, but once it has taken the server’s screen over (%s)',
  async (isServed) => {
    const { promise: mayMount, resolve: letMount } = Promise.withResolvers<void>();
    const { promise: mounting, resolve: startsMounting } = Promise.withResolvers<void>();
    const lifecycles = {
      ...(LOADED.app.lifecycles as object),
      mount: async ({ onReady }: { onReady(): void }) => {
        startsMounting();
        await mayMount;
        onReady();
      },
    };
    const app = { lifecycles } as unknown as RemoteApp;
    const prefetch = jest.fn(async () => undefined);
    const view = { name: 'posts', prefetch } as unknown as LoadedView['view'];
    const { host, place, until } = createHost({ ...LOADED, app, view });
    if (isServed) place.innerHTML = '<div data-island="mf-feed/posts">The page</div>';
    host.show(PAGE);
    await mounting;
    await Promise.resolve();
    expect(prefetch).toHaveBeenCalledTimes(isServed ? 0 : 1);
    letMount();
    await until('ready');
    expect(prefetch).toHaveBeenCalledTimes(1);
  },
);

describe('a page that is taking another location', () => {
  const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

  async function startTaking() {
    const { promise: mayTake, resolve: letTake } = Promise.withResolvers<void>();
    const { promise: taking, resolve: startsTaking } = Promise.withResolvers<void>();
    const told: string[] = [];
    const unmount = jest.fn(async () => undefined);
    const lifecycles = {
      ...(LOADED.app.lifecycles as object),
      async update({ location }: { location: Location }) {
        startsTaking();
        await mayTake;
        told.push(location.pathname);
      },
      unmount,
    };
    const app = { lifecycles } as unknown as RemoteApp;
    const host = createHost({ ...LOADED, app });
    const show = (pathname: string) =>
      host.host.show({ ...PAGE, location: { ...LOCATION, pathname } });
    show('/home/posts');
    await host.until('ready');
    show('/home/posts/101');
    await taking;
    return { ...host, show, letTake, told, unmount };
  }

  it('takes the last one of those that are asked for meanwhile', async () => {
    const { show, letTake, until, failures, told } = await startTaking();
    show('/home/posts/102');
    show('/home/posts/103');
    await nextTask();
    letTake();
    await until('ready');
    await nextTask();
    expect(failures).toEqual([]);
    expect(told).toEqual(['/home/posts/101', '/home/posts/103']);
  });

  it('is unmounted once it has taken it', async () => {
    const { host, letTake, unmount } = await startTaking();
    host.clear();
    await nextTask();
    expect(unmount).not.toHaveBeenCalled();
    letTake();
    await nextTask();
    expect(unmount).toHaveBeenCalledTimes(1);
  });
});

test('a page that nobody wants any more when its turn comes is not shown', async () => {
  const page = (words: string): LoadedView => ({
    ...LOADED,
    app: {
      lifecycles: {
        ...(LOADED.app.lifecycles as object),
        mount: async ({ domElement, onReady }: { domElement: HTMLElement; onReady(): void }) => {
          domElement.textContent = words;
          onReady();
        },
        update: async () => undefined,
      },
    } as unknown as RemoteApp,
  });
  const pages: Readonly<Record<string, LoadedView>> = {
    'mf-feed': page('Posts'),
    'mf-commerce': page('An item'),
  };
  const { promise: captured, resolve: capture } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { host, place, until } = createHost(LOADED, {
    load: (remote) => pages[remote]!,
    async swap(_step, change) {
      ask();
      await captured;
      await change();
    },
  });
  host.show(PAGE);
  await until('ready');
  host.show({ ...PAGE, remote: 'mf-commerce' });
  await asked;
  host.show(PAGE);
  capture();
  await until('ready');
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(place.textContent).toBe('Posts');
});

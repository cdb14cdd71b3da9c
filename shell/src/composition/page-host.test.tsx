import type { RemoteApp } from '@karavan/shared-api/remote';
import type { Location } from '@karavan/shared-api/router';
import { createPageHost } from './page-host.ts';
import type { LoadedView } from './remote-loader.ts';

const LOCATION: Location = {
  pathname: '/home/posts',
  search: '',
  hash: '',
  state: null,
  key: 'first',
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

test('a page arrives above the skeleton, so that taking the skeleton away does not move it', async () => {
  const place = document.createElement('main');
  const skeleton = place.appendChild(document.createElement('div'));
  const host = createPageHost({
    place,
    loader: { load: async () => LOADED, reset: () => undefined, markBroken: () => undefined },
    shellFor: () => ({}) as never,
    adopt: () => undefined,
    onFailure: () => undefined,
  });
  const ready = new Promise<void>((resolve) => {
    host.subscribe(() => host.status().phase === 'ready' && resolve());
  });
  host.show({
    remote: 'mf-feed',
    view: { kind: 'page', name: 'posts', params: {} },
    location: LOCATION,
  });
  await ready;
  expect(place.firstElementChild?.textContent).toBe('The page');
  expect(place.lastElementChild).toBe(skeleton);
});

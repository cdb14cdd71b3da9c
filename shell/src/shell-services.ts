import type { i18n } from 'i18next';
import { atom, type createStore } from 'jotai/vanilla';
import type { ApiClient } from '@karavan/shared-api/client';
import { CONTRACT_VERSION } from '@karavan/shared-api/contract/contract-version';
import type { Realtime } from '@karavan/shared-api/realtime';
import type { HeaderState, ShellApi, ShellEvents } from '@karavan/shared-api/remote';
import { UiTextProvider } from '@karavan/shared-ui/ui-text';
import type { Leaving } from './navigation/leaving.ts';
import { destinationOf, type ShellHistory } from './navigation/shell-history.ts';
import { createDialogs, type Dialogs } from './layers/dialogs.ts';
import { createMenus, type Menus } from './layers/menu.ts';
import { createOverlays, type Overlays } from './layers/overlays.ts';
import { createRequireSignIn } from './session/require-sign-in.ts';
import { createToasts, type Toasts } from './layers/toasts.ts';
import { reportError } from './telemetry.ts';

/** What the current page shows in the header; null from the moment another one is wanted until that is there. */
export const headerAtom = atom<HeaderState | null>(null);
/** What the page that is mounted last put there. */
export const pageHeaderAtom = atom<HeaderState | null>(null);

export interface ShellServices {
  readonly store: ReturnType<typeof createStore>;
  readonly history: ShellHistory;
  readonly events: ShellEvents;
  readonly api: ApiClient;
  readonly i18n: i18n;
  readonly realtime: Realtime;
  readonly toasts: Toasts;
  readonly dialogs: Dialogs;
  readonly overlays: Overlays;
  readonly menu: Menus;
  /** The shell API for one mounted view; `signal` aborts when that view unmounts. */
  shellFor(signal: AbortSignal): ShellApi;
}

interface ShellServicesDependencies {
  readonly store: ReturnType<typeof createStore>;
  readonly history: ShellHistory;
  readonly events: ShellEvents;
  readonly i18n: i18n;
  readonly api: ApiClient;
  readonly realtime: Realtime;
}

export function createShellServices(dependencies: ShellServicesDependencies): ShellServices {
  const { store, history, events, i18n, api, realtime } = dependencies;
  const toasts = createToasts(store);
  const dialogs = createDialogs(store);
  const overlays = createOverlays(store, history);
  const menu = createMenus(store, history);
  let leaving: Promise<Leaving> | undefined;
  // In the chunk of the dialog that it opens; a page without forms does without.
  const loadLeaving = () =>
    (leaving ??= import(/* webpackChunkName: "layers" */ './navigation/leaving.ts').then(
      ({ createLeaving }) => createLeaving({ history, dialogs, i18n }),
    ));
  const face: Omit<ShellApi, 'signal'> = {
    contract: CONTRACT_VERSION,
    navigator: history.navigator,
    leaving: {
      guard(hasUnsaved) {
        const at = destinationOf(history.location, history.location.state);
        const guarded = loadLeaving().then((leaving) => leaving.guard({ at, hasUnsaved }));
        return () => void guarded.then((release) => release());
      },
    },
    store,
    api,
    i18n,
    events,
    realtime,
    toasts,
    overlays,
    menu,
    dialogs,
    requireSignIn: createRequireSignIn({ store, history, i18n, dialogs }),
    header: {
      set(header) {
        store.set(pageHeaderAtom, header);
        store.set(headerAtom, header);
      },
    },
    UiTextProvider,
    telemetry: { error: reportError },
  };
  return {
    ...dependencies,
    toasts,
    dialogs,
    overlays,
    menu,
    shellFor: (signal) => ({ ...face, signal }),
  };
}

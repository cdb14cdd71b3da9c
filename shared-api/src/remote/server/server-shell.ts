import { createStore } from 'jotai/vanilla';
import { createApiClient } from '@karavan/shared-api/client';
import { addNamespace, createI18n, UI_NAMESPACE } from '@karavan/shared-api/i18n';
import { createPath } from '@karavan/shared-api/router';
import { currencyAtom, localeAtom } from '@karavan/shared-api/state';
import { CONTRACT_VERSION } from '../../contract/contract-version.ts';
import { createShellEvents } from '../events.ts';
import type { RemoteApp } from '../define-remote.ts';

import type { HeaderState, ShellApi } from '../shell-api.ts';
import type { RenderRequest, UiTextSource } from './render-request.ts';

/**
 * The shell API during server rendering: it answers queries and has no effects.
 * @param setHeader told of what the page puts into the header
 */
export async function createServerShell(
  app: Pick<RemoteApp, 'id' | 'messages'>,
  ui: UiTextSource,
  { locale, currency, fetch }: Pick<RenderRequest, 'locale' | 'currency' | 'fetch'>,
  setHeader: (header: HeaderState | null) => void,
): Promise<ShellApi> {
  const store = createStore();
  store.set(localeAtom, locale);
  store.set(currencyAtom, currency);
  const i18n = createI18n({ locale });
  await Promise.all([
    addNamespace(i18n, app.id, app.messages),
    addNamespace(i18n, UI_NAMESPACE, ui.messages),
  ]);
  return {
    contract: CONTRACT_VERSION,
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      push: onlyInBrowser,
      replace: onlyInBrowser,
      go: onlyInBrowser,
    },
    store,
    api: createApiClient({
      fetch,
      baseUrl: 'http://server/api/v1',
      readContext: () => ({ locale, currency }),
    }),
    i18n,
    overlays: { open: onlyInBrowser },
    menu: { open: onlyInBrowser },
    toasts: { show: onlyInBrowser },
    dialogs: { confirm: onlyInBrowser, alert: onlyInBrowser },
    requireSignIn: onlyInBrowser,
    header: { set: setHeader },
    leaving: { guard: onlyInBrowser },
    events: createShellEvents(),
    realtime: { subscribe: onlyInBrowser, onResync: onlyInBrowser, watchItems: onlyInBrowser },
    UiTextProvider: ui.UiTextProvider,
    telemetry: { error: onlyInBrowser },
    signal: new AbortController().signal,
  };
}

function onlyInBrowser(): never {
  throw new Error('Only effects and handlers may call this; a render on the server has none');
}

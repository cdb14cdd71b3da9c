import { appPlatformOf } from '@karavan/shared-api/contract/app-platform';
import { APP_STORES } from '@karavan/shared-api/contract/contacts';
import { isSignedInAtom, readStored, writeStored } from '@karavan/shared-api/state';
import { dialogsAtom } from '../layers/dialogs.ts';
import { menuAtom } from '../layers/menu.ts';
import { overlaysAtom } from '../layers/overlays.ts';
import { toastAtom } from '../layers/toasts.ts';
import type { ShellServices } from '../shell-services.ts';
import { isWebView } from './platform.ts';

const KEY = 'app_offered';

/** How long a press may take to open what the offer would stand in the way of, in milliseconds. */
const SETTLING_MS = 1000;

/** Offers the app to guests, once per device and never inside the app itself. */
export async function offerApp({
  store,
  history,
  i18n,
  toasts,
}: Pick<ShellServices, 'store' | 'history' | 'i18n' | 'toasts'>): Promise<void> {
  if (store.get(isSignedInAtom) || isWebView(navigator) || readStored(KEY) !== null) return;
  await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
  // What the person just did comes first: a message about it, what it has opened, signing in. The offer
  // waits for another visit.
  const isBusy =
    store.get(toastAtom) !== null ||
    store.get(overlaysAtom).length > 0 ||
    store.get(dialogsAtom).length > 0 ||
    store.get(menuAtom) !== null ||
    /^\/(auth|forgot)/.test(history.location.pathname);
  if (isBusy || readStored(KEY) !== null) return;
  writeStored(KEY, 'yes');
  const t = i18n.getFixedT(null, 'shell');
  toasts.show({
    kind: 'info',
    text: t('app_offer'),
    action: {
      label: t('app_download'),
      run: () =>
        void open(
          APP_STORES[appPlatformOf(navigator.userAgent, navigator.maxTouchPoints) ?? 'ios'],
          '_blank',
          'noopener',
        ),
    },
  });
  const offer = store.get(toastAtom);
  // An overlay, a menu, and signing in are entries of the history: the offer makes room for them.
  const stop = history.listen(() => {
    stop();
    if (store.get(toastAtom) === offer) store.set(toastAtom, null);
  });
}

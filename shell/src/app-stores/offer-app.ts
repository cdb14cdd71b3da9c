import { APP_STORES } from '@karavan/shared-api/contract/contacts';
import { isSignedInAtom, readStored, writeStored } from '@karavan/shared-api/state';
import { toastAtom } from '../layers/toasts.ts';
import type { ShellServices } from '../shell-services.ts';
import { isWebView, storesFor } from './platform.ts';

const KEY = 'app_offered';

/** Offers the app to guests, once per device and never inside the app itself. */
export function offerApp({
  store,
  i18n,
  toasts,
}: Pick<ShellServices, 'store' | 'i18n' | 'toasts'>): void {
  if (store.get(isSignedInAtom) || isWebView(navigator) || readStored(KEY) !== null) return;
  // A message about what the person just did comes first; the offer waits for another visit.
  if (store.get(toastAtom)) return;
  writeStored(KEY, 'yes');
  const t = i18n.getFixedT(null, 'shell');
  toasts.show({
    kind: 'info',
    text: t('app_offer'),
    action: {
      label: t('app_download'),
      run: () => void open(APP_STORES[storesFor(navigator)[0]!], '_blank', 'noopener'),
    },
  });
}

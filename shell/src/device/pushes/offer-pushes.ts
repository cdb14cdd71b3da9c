import { localeAtom, readStored, writeStored } from '@karavan/shared-api/state';
import { dialogsAtom } from '../../layers/dialogs.ts';
import { overlaysAtom } from '../../layers/overlays.ts';
import type { ShellServices } from '../../shell-services.ts';
import { isSubscribed, pushAbility, subscribe } from './subscription.ts';
import type { DeviceTexts } from '../texts.ts';

/** Whether this device has been asked. */
const KEY = 'pushes_offered';

/** What the act itself reports is read first; in milliseconds. */
const AFTER_MS = 5000;

/**
 * Offers pushes once on this device, after the person has done what others will answer: an order, a message. The
 * browser itself asks only after they have pressed.
 */
export function offerPushes(services: ShellServices, t: DeviceTexts): () => void {
  const { store, events, toasts, api } = services;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function offer(): void {
    const isBusy = store.get(dialogsAtom).length > 0 || store.get(overlaysAtom).length > 0;
    if (isBusy || isSubscribed() || readStored(KEY) !== null) return;
    writeStored(KEY, 'yes');
    toasts.show({
      kind: 'pinned',
      text: t('push_offer'),
      action: {
        label: t('push_take'),
        run: () =>
          void subscribe(api, store.get(localeAtom)).then((turned) =>
            toasts.show(
              turned.ok
                ? { kind: 'success', text: t('push_on') }
                : { kind: 'error', text: t(`push_${turned.why}`) },
            ),
          ),
      },
    });
  }
  const afterAct = () => {
    if (pushAbility() !== 'able' || isSubscribed() || readStored(KEY) !== null) return;
    clearTimeout(timer);
    timer = setTimeout(offer, AFTER_MS);
  };
  const stops = [events.on('order.changed', afterAct), events.on('message.sent', afterAct)];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

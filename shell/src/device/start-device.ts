import { SERVICE_WORKER, type BootData } from '@karavan/shared-api/contract/boot';
import type { PushPayload } from '@karavan/shared-api/contract/push-payload';
import { localeAtom, sessionAtom } from '@karavan/shared-api/state';
import type { RemoteLoader } from '../composition/remote-loader.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';
import type { ShellServices } from '../shell-services.ts';
import { reportError } from '../telemetry.ts';
import { forgetOthers, keepOffline } from './offline/keep-offline.ts';
import { offerPushes } from './pushes/offer-pushes.ts';
import { showPush } from './pushes/show-push.ts';
import { resumeUnsent } from './resume-unsent.ts';
import { followSubscription, forgetSubscription, isSubscribed } from './pushes/subscription.ts';
import { loadDeviceTexts } from './texts.ts';

/** What the worker tells an open page. */
type WorkerMessage =
  | { readonly kind: 'push'; readonly push: PushPayload }
  | { readonly kind: 'open'; readonly url: string };

/**
 * What makes an app of the site, once its first page is there: the service worker, what is kept for the time
 * without a network, and pushes.
 */
export async function startDevice(
  services: ShellServices,
  { worker }: Pick<BootData, 'worker'>,
  loader: Pick<RemoteLoader, 'load'>,
): Promise<void> {
  const { store, api, events, history } = services;
  void resumeUnsent(services, loader).catch(() => undefined);
  const hasWorker = 'serviceWorker' in navigator && worker === true;
  if (hasWorker) {
    // The page's Trusted Types policy lets this address through.
    navigator.serviceWorker
      .register(SERVICE_WORKER, { updateViaCache: 'none' })
      .catch((error: unknown) => reportError(error, { remote: 'shell' }));
  } else {
    await (await navigator.serviceWorker?.getRegistration())?.unregister();
  }
  const t = await loadDeviceTexts(services.i18n);
  if (hasWorker) {
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.kind === 'push') showPush(services, data.push, t);
      else if (data.kind === 'open' && isPath(data.url)) history.push(data.url);
    });
    navigator.serviceWorker.startMessages();
  }
  const follow = () => void followSubscription(api, store.get(localeAtom)).catch(() => undefined);

  store.sub(sessionAtom, () => forgetOthers(services));
  forgetOthers(services);
  // The session has run out since.
  if (!store.get(sessionAtom) && isSubscribed()) void forgetSubscription();
  whileSignedIn(store, () => {
    const keep = (isForced: boolean) => void keepOffline(services, isForced);
    keep(false);
    const stops = [events.on('order.changed', () => keep(true))];
    if (hasWorker) {
      follow();
      stops.push(offerPushes(services, t), store.sub(localeAtom, follow));
    }
    return () => {
      for (const stop of stops) stop();
      void forgetSubscription();
    };
  });
}

const isPath = (url: string) => /^\/(?![/\\])/.test(url);

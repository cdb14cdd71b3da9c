import type { ApiClient } from '@karavan/shared-api/client';
import {
  changePushSettings,
  getPushSettings,
  registerPush,
  removePush,
} from '@karavan/shared-api/client/pushes';
import { PUSH_KEY } from '@karavan/shared-api/contract/limits';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { PushSettings } from '@karavan/shared-api/contract/pushes';
import { readStored, writeStored } from '@karavan/shared-api/state';
import { describeDevice } from '@karavan/shared-api/contract/describe-device';

const DEVICE_KEY = 'device_id';

/** The worker is registered some seconds after the start; in milliseconds. */
const WORKER_MS = 15_000;

export type PushAbility = 'able' | 'refused' | 'unable';

/** Whether this browser can be pushed to; `refused` is what only its own settings can change. */
export function pushAbility(): PushAbility {
  if (
    !('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)
  )
    return 'unable';
  return Notification.permission === 'denied' ? 'refused' : 'able';
}

/** Whether this browser is one that pushes go to, as far as it knows. */
export const isSubscribed = () => readStored(PUSH_KEY) !== null;

type Turned = { readonly ok: true } | { readonly ok: false; readonly why: 'refused' | 'failed' };

/** Asks the person, subscribes this browser and tells the server. Must follow a press. */
export async function subscribe(api: ApiClient, locale: Locale): Promise<Turned> {
  if ((await Notification.requestPermission()) !== 'granted') return { ok: false, why: 'refused' };
  try {
    const settings = await api.call(getPushSettings, {});
    const isSent = settings.ok && (await register(api, locale, settings.data.public_key));
    return isSent ? { ok: true } : { ok: false, why: 'failed' };
  } catch {
    // The push service of the browser cannot be reached.
    return { ok: false, why: 'failed' };
  }
}

/** Nothing is sent here any more; the server forgets it first, since that is what counts. */
export async function unsubscribe(api: ApiClient): Promise<boolean> {
  const answer = await api.call(removePush, {});
  if (answer.ok) await forgetSubscription();
  return answer.ok;
}

/** Takes this browser's subscription away, when its person goes; their session's registration goes with that. */
export async function forgetSubscription(): Promise<void> {
  writeStored(PUSH_KEY, null);
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

/** Tells the server what has changed since: another language, another subscription, another key of its own. */
export async function followSubscription(api: ApiClient, locale: Locale): Promise<void> {
  const known = readStored(PUSH_KEY);
  if (known === null) return;
  if (Notification.permission !== 'granted') {
    await unsubscribe(api);
    return;
  }
  const settings = await api.call(getPushSettings, {});
  if (!settings.ok) return;
  const { registration, public_key } = settings.data;
  const present = await (await worker()).pushManager.getSubscription();
  const isSame = registration !== null && present?.endpoint === endpointOf(registration);
  if (!isSame) await register(api, locale, public_key);
  else if (registration.language !== locale) {
    const body = { registration_id: registration.registration_id, language: locale };
    await api.call(changePushSettings, { body });
  }
}

async function register(api: ApiClient, language: Locale, publicKey: string): Promise<boolean> {
  const { pushManager } = await worker();
  // One with another key of the server can never be used again.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const registration_id = JSON.stringify(subscription);
  const answer = await api.call(registerPush, {
    body: {
      registration_id,
      type: 'web',
      device_id: deviceId(),
      name: (describeDevice(navigator.userAgent) ?? 'web').slice(0, 100),
      language,
    },
  });
  if (answer.ok) writeStored(PUSH_KEY, registration_id);
  return answer.ok;
}

/** @throws Error when there is none in time: it is switched off, or could not be had */
const worker = () =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_resolve, reject) => {
      setTimeout(reject, WORKER_MS, new Error('There is no service worker'));
    }),
  ]);

const endpointOf = ({ registration_id }: NonNullable<PushSettings['registration']>) =>
  (JSON.parse(registration_id) as { readonly endpoint: string }).endpoint;

/** The same each time on this device; it tells nothing about it. */
function deviceId(): string {
  const known = readStored(DEVICE_KEY);
  if (known !== null) return known;
  const drawn = crypto.randomUUID();
  writeStored(DEVICE_KEY, drawn);
  return drawn;
}

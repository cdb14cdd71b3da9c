import { platformAuthenticatorIsAvailable } from '@simplewebauthn/browser';
import { dataOf, type ApiClient } from '@karavan/shared-api/client';
import { listPasskeys } from '@karavan/shared-api/client/passkeys';
import { readStored, writeStored } from '@karavan/shared-api/state';

const KEY = 'passkey_offered';

/** Nobody waits longer than that to be where they were going, in milliseconds. */
const PATIENCE_MS = 1500;

/**
 * Whether a passkey is worth offering: the device can keep one, the person has none, and it has not been
 * offered on this device before.
 */
export async function mayOfferPasskey(api: ApiClient): Promise<boolean> {
  if (readStored(KEY) !== null) return false;
  const look = async () =>
    (await platformAuthenticatorIsAvailable()) &&
    dataOf(await api.call(listPasskeys, {})).list.length === 0;
  const patience = new Promise<false>((resolve) => {
    setTimeout(resolve, PATIENCE_MS, false);
  });
  return Promise.race([look().catch(() => false), patience]);
}

export function rememberOffer(): void {
  writeStored(KEY, 'yes');
}

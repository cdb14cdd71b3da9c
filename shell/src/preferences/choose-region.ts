import { updateMe } from '@karavan/shared-api/client/accounts';
import { isSignedInAtom, regionAtom, type Region } from '@karavan/shared-api/state';
import type { ShellServices } from '../shell-services.ts';

/** Saves the region on this device and, for a signed-in person, with the account. */
export async function chooseRegion(
  { api, store }: Pick<ShellServices, 'api' | 'store'>,
  { code, name, flag, currency }: Region,
): Promise<void> {
  store.set(regionAtom, { code, name, flag, currency });
  if (store.get(isSignedInAtom)) await api.call(updateMe, { body: { region: code } });
}

import { createPath } from '@karavan/shared-api/router';
import { previousPathAtom, sessionAtom, signOut } from '@karavan/shared-api/state';
import type { ShellServices } from '../shell-services.ts';

/**
 * Ends the session on this device: after a sign-out, or when the server no longer accepts it. Many
 * answers may report the latter at once; only the first counts.
 */
export function leaveSession(
  { store, history, events }: Pick<ShellServices, 'store' | 'history' | 'events'>,
  { remember }: { readonly remember: boolean },
): void {
  if (!store.get(sessionAtom)) return;
  signOut(store);
  store.set(previousPathAtom, remember ? createPath(history.location) : null);
  events.emit('session.changed', { signedIn: false });
  history.replace('/auth');
}

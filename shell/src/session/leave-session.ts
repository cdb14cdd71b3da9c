import { createPath } from '@karavan/shared-api/router';
import { forgetDrafts, previousPathAtom, sessionAtom, signOut } from '@karavan/shared-api/state';
import type { ShellServices } from '../shell-services.ts';

/**
 * Ends the session on this device: after a logout, or when the server no longer knows it. The latter
 * may show in many answers at once; only the first counts.
 */
export function leaveSession(
  { store, history, events }: Pick<ShellServices, 'store' | 'history' | 'events'>,
  { remember }: { readonly remember: boolean },
): void {
  if (!store.get(sessionAtom)) return;
  // Whoever was only forgotten by the server comes back to what they were writing.
  if (!remember) forgetDrafts(store);
  signOut(store);
  store.set(previousPathAtom, remember ? createPath(history.location) : null);
  events.emit('session.changed', { signedIn: false });
  history.replace('/auth');
}

import type { createStore } from 'jotai/vanilla';
import type { ShellEvents } from '@karavan/shared-api/remote';
import type { ShellHistory } from '../navigation/shell-history.ts';
import { createPath } from '@karavan/shared-api/router';
import { previousPathAtom, sessionAtom, signOut } from '@karavan/shared-api/state';

interface Expiry {
  readonly store: ReturnType<typeof createStore>;
  readonly history: ShellHistory;
  readonly events: ShellEvents;
}

/** The session is over, wherever that showed: sign out once, remember the page, ask to sign in. */
export function expireSession({ store, history, events }: Expiry): void {
  if (!store.get(sessionAtom)) return;
  signOut(store);
  store.set(previousPathAtom, createPath(history.location));
  events.emit('session.changed', { signedIn: false });
  history.replace('/auth');
}

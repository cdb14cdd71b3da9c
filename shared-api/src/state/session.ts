import { atom, type createStore } from 'jotai/vanilla';
import { SESSION_COOKIE, SESSION_COOKIE_DAYS } from '../contract/limits.ts';
import { cartCountAtom, innerNotificationCountAtom, unreadChatCountAtom } from './counts.ts';
import { forgetInteractions } from './interactions.ts';
import { userLocationAtom } from './user-location.ts';
import { readCookie, removeCookie, writeCookie } from './cookies.ts';

type Store = ReturnType<typeof createStore>;

/** What the browser stores about a signed-in person: the minimum that the chrome needs. */
export interface SessionUser {
  readonly id: number;
  readonly full_name: string;
  readonly avatar: string | null;
  /** The profile has not been completed yet. */
  readonly has_empty_fields: boolean;
}

export interface Session {
  readonly token: string;
  readonly user: SessionUser;
  /** Days without use after which it ends, where the person has chosen other than seven. */
  readonly days?: number;
}

const innerSessionAtom = atom<Session | null>(null);

/** The signed-in person and their token, or null for a guest. Read-only: see signIn and signOut. */
export const sessionAtom = atom((get) => get(innerSessionAtom));

export const isSignedInAtom = atom((get) => get(innerSessionAtom) !== null);

/** Stores the session for its days without use and notifies all listeners. */
export function signIn(store: Store, session: Session): void {
  keep(session);
  store.set(innerSessionAtom, session);
}

function keep(session: Session): void {
  const { days = SESSION_COOKIE_DAYS } = session;
  writeCookie(SESSION_COOKIE, JSON.stringify(session), { days });
}

/** Removes the person and everything that belongs to them. */
export function signOut(store: Store): void {
  // Another tab may have signed in since: the cookie is removed only if it still belongs to this
  // session.
  const stored = parseSession(readCookie(SESSION_COOKIE));
  if (stored?.token === store.get(innerSessionAtom)?.token) removeCookie(SESSION_COOKIE);
  store.set(innerSessionAtom, null);
  store.set(innerNotificationCountAtom, 0);
  store.set(cartCountAtom, 0);
  store.set(unreadChatCountAtom, 0);
  store.set(userLocationAtom, null);
  forgetInteractions(store);
}

/** Restores the session stored by an earlier visit, for as long again. A damaged cookie means a guest. */
export function restoreSession(store: Store, cookies: string = document.cookie): void {
  const session = parseSession(readCookie(SESSION_COOKIE, cookies));
  if (session) keep(session);
  store.set(innerSessionAtom, session);
}

function parseSession(text: string | undefined): Session | null {
  if (text === undefined) return null;
  try {
    const { token, user, days } = JSON.parse(text) as Partial<Session>;
    if (typeof token !== 'string' || typeof user?.id !== 'number') return null;
    return { token, user, ...(Number.isInteger(days) && { days }) };
  } catch {
    return null;
  }
}

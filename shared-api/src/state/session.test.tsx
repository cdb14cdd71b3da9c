import { createStore } from 'jotai/vanilla';
import { cartCountAtom } from './counts.ts';
import { isSignedInAtom, restoreSession, sessionAtom, signIn, signOut } from './session.ts';

const session = {
  token: 'abc',
  user: { id: 7, full_name: 'Айгуль; =%', avatar: null, has_empty_fields: true },
};

afterEach(() => {
  for (const row of document.cookie.split('; ')) {
    document.cookie = `${row.split('=')[0]}=; Path=/; Max-Age=0`;
  }
});

const restored = () => {
  const store = createStore();
  restoreSession(store);
  return store.get(sessionAtom);
};

it('outlives a reload', () => {
  signIn(createStore(), session);
  expect(restored()).toEqual(session);
});

it('is stored for seven days, for this site alone', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  signIn(createStore(), session);
  expect(written).toHaveBeenCalledWith(
    expect.stringMatching(/^state=[^;]+; Path=\/; Max-Age=604800; SameSite=Lax$/),
  );
  written.mockRestore();
});

it('lasts as long as the person has chosen, anew with each start', () => {
  signIn(createStore(), { ...session, days: 90 });
  const written = jest.spyOn(document, 'cookie', 'set');
  expect(restored()).toEqual({ ...session, days: 90 });
  expect(written).toHaveBeenCalledWith(expect.stringContaining('; Max-Age=7776000; '));
  written.mockRestore();
});

it('ends with signing out, together with what belongs to the person', () => {
  const store = createStore();
  signIn(store, session);
  store.set(cartCountAtom, 4);
  signOut(store);
  expect(store.get(isSignedInAtom)).toBe(false);
  expect(store.get(cartCountAtom)).toBe(0);
  expect(restored()).toBeNull();
});

it('leaves alone what another tab has signed in since', () => {
  const store = createStore();
  signIn(store, session);
  const other = { ...session, token: 'newer' };
  signIn(createStore(), other);
  signOut(store);
  expect(restored()).toEqual(other);
});

it.each(['', '%', 'null', '{}', '{"token":1,"user":{"id":7}}', '{"token":"abc"}'])(
  'is none when the cookie says %j',
  (text) => {
    document.cookie = `state=${encodeURIComponent(text)}; Path=/`;
    expect(restored()).toBeNull();
  },
);

import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai/vanilla';
import { currencyAtom, localeAtom, signIn, signOut } from '@karavan/shared-api/state';
import { watchCaches } from './caches.ts';

const user = { id: 7, full_name: '', avatar: null, has_empty_fields: true };

function filledCache() {
  const store = createStore();
  signIn(store, { token: 'first', user });
  const cache = new QueryClient();
  watchCaches(store).add(cache);
  cache.setQueryData(['carts'], ['of the first person']);
  return { store, cache };
}

it('leaves nothing of a person to the next one', () => {
  const { store, cache } = filledCache();
  signOut(store);
  expect(cache.getQueryData(['carts'])).toBeUndefined();
});

it('keeps what is known while the person merely fills in their profile', () => {
  const { store, cache } = filledCache();
  signIn(store, { token: 'first', user: { ...user, full_name: 'Айгуль' } });
  expect(cache.getQueryData(['carts'])).toEqual(['of the first person']);
});

it.each([
  ['language', localeAtom, 'de' as const],
  ['currency', currencyAtom, 'USD'],
])('asks anew in another %s', (_, atom, value) => {
  const { store, cache } = filledCache();
  store.set(atom as typeof currencyAtom, value);
  expect(cache.getQueryState(['carts'])?.isInvalidated).toBe(true);
});

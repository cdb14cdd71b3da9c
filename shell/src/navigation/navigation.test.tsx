import { createStore } from 'jotai/vanilla';
import type { RouteRow } from '@karavan/shared-api/contract/route-table';
import { previousPathAtom, signIn } from '@karavan/shared-api/state';
import { createNavigation } from './navigation.ts';
import { createShellHistory } from './shell-history.ts';

const TABLE: readonly RouteRow[] = [
  {
    path: '/home/posts/:catID?',
    owner: 'mf-feed',
    name: 'posts',
    access: 'public',
    nav: true,
    ssr: true,
  },
  { path: '/carts', owner: 'mf-commerce', name: 'carts', access: 'login', nav: true, ssr: false },
  { path: '/auth', owner: 'shell', name: 'auth', access: 'public', nav: false, ssr: false },
];

function open(
  path: string,
  { isSignedIn = false, takesReleases = false, more = [] as RouteRow[] } = {},
) {
  window.history.replaceState(null, '', path);
  const store = createStore();
  if (isSignedIn) {
    const user = { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false };
    signIn(store, { token: 'token', user });
  }
  const pageHost = { show: jest.fn(), clear: jest.fn() };
  const onPageChange = jest.fn();
  const navigation = createNavigation({
    history: createShellHistory(),
    store,
    pageHost,
    table: [...TABLE, ...more],
    onPageChange,
    takesReleases: () => takesReleases,
  });
  navigation.start();
  return { navigation, pageHost, onPageChange, store };
}

it.each([
  ['the root', '/', false, '/home/posts'],
  ['an unknown address, for a guest', '/nowhere', false, '/auth'],
  ['an unknown address, for a person', '/nowhere', true, '/home/posts'],
  ['a page for people, for a guest', '/carts?from=mail', false, '/auth'],
  ['a page for people, for a person', '/carts', true, '/carts'],
])('leads %s where it belongs', (_, path, isSignedIn, expected) => {
  const { navigation } = open(path, { isSignedIn });
  expect(navigation.place()!.location.pathname).toBe(expected);
});

it('remembers for the sign-in where a guest wanted to go, and only that', () => {
  expect(open('/carts?from=mail').store.get(previousPathAtom)).toBe('/carts?from=mail');
  expect(open('/nowhere').store.get(previousPathAtom)).toBeNull();
});

it('hands a page to its owner with its parameters, and says when it is another one', () => {
  const { navigation, pageHost, onPageChange } = open('/home/posts/101');
  expect(pageHost.show).toHaveBeenLastCalledWith(
    expect.objectContaining({
      remote: 'mf-feed',
      view: { kind: 'page', name: 'posts', params: { catID: '101' } },
    }),
  );
  navigation.history.push('/home/posts/102');
  expect(onPageChange).toHaveBeenCalledTimes(1);
  navigation.history.push('/auth');
  expect(onPageChange).toHaveBeenCalledTimes(2);
  expect(pageHost.clear).toHaveBeenCalledTimes(1);
});

describe('when the page is loaded anew instead, with newer releases', () => {
  const elsewhere: RouteRow = { ...TABLE[0]!, path: '/p/:id', name: 'item', owner: 'mf-commerce' };

  it('a change of page leaves everything as it is until then', () => {
    const { navigation, pageHost, onPageChange } = open('/home/posts', {
      takesReleases: true,
      more: [elsewhere],
    });
    onPageChange.mockClear();
    navigation.history.push('/p/5');
    expect(pageHost.show).toHaveBeenCalledTimes(1);
    expect(onPageChange).not.toHaveBeenCalled();
  });

  it.each([
    ['the same page', '/home/posts/3'],
    ['the sign-in', '/auth'],
  ])('%s is shown at once', (_, path) => {
    const { navigation } = open('/home/posts', { takesReleases: true });
    navigation.history.push(path);
    expect(navigation.place()!.location.pathname).toBe(path);
  });
});

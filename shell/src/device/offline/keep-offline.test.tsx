import { createStore } from 'jotai/vanilla';
import type { ApiClient } from '@karavan/shared-api/client';
import { signIn, signOut } from '@karavan/shared-api/state';
import { forgetOthers, keepOffline } from './keep-offline.ts';

const user = (id: number) => ({ id, full_name: 'Айгуль', avatar: null, has_empty_fields: false });
const RECEIPT = {
  id: 5,
  number: 'A-12',
  kind: 'ticket',
  status: 'accepted',
  organization: { id: 3, title: 'Театр' },
  total: { amount: '500.00', currency: 'KGS' },
  created_at: '2026-01-05T10:00:00Z',
};
const GOODS = { ...RECEIPT, id: 6, number: 'A-13', kind: 'product' };
const TICKET = { item_id: 9, size: 'Партер', place: 'Зал', starts_at: '2026-02-01T13:00:00Z' };
const DETAIL = {
  client_id: 7,
  lines: [{ item_id: 9, name: 'Опера' }],
  organization: { time_zone: 'Asia/Bishkek' },
  tickets: [
    { ...TICKET, secret: 'abc' },
    { ...TICKET, secret: null },
  ],
};

const HELD = {
  ...TICKET,
  starts_at: '2026-02-02T18:00:00Z',
  name: 'Балет',
  client_id: 4,
  secret: 'def',
  organization: { time_zone: 'Europe/Berlin' },
};

const POST = {
  name: 'Платье',
  organization: { title: 'Шаг' },
  price: { amount: '900.00', currency: 'KGS' },
  image: { small: '/files/1.webp' },
};

/** Only goods are among the latest orders. Answers the calls by their paths, but for those that fail, and counts them. */
function createApi(before: () => void = () => undefined, failing: readonly string[] = []) {
  const asked: string[] = [];
  const answers: Record<string, object> = {
    '/receipts/': { list: [GOODS] },
    '/receipts/?kind=ticket': { list: [RECEIPT] },
    '/receipts/{id}/': DETAIL,
    '/held-tickets/': { tickets: [HELD, { ...HELD, secret: null }], offers: [] },
    '/discounts/own/': {
      list: [
        {
          organization: { title: 'Театр' },
          cards: [{ percent: '7.5' }, { percent: '5' }],
          balance: { amount: '40.00', currency: 'KGS' },
        },
        { organization: { title: 'Пусто' }, cards: [], balance: null },
      ],
    },
    '/shop/feed/': { list: [POST, { ...POST, price: null, image: null }] },
  };
  const call = async (
    { path: called }: { readonly path: string },
    { query }: { readonly query?: { readonly kind?: string } } = {},
  ) => {
    const path = query?.kind === undefined ? called : `${called}?kind=${query.kind}`;
    asked.push(path);
    before();
    return failing.includes(path) ? { ok: false } : { ok: true, data: answers[path] };
  };
  return { asked, api: { call } as unknown as ApiClient };
}

const read = (id: number) => JSON.parse(localStorage.getItem(`own:${id}:offline`) ?? 'null');

beforeEach(() => localStorage.clear());

it('keeps what a person needs without a network, and no code that opens a sale', async () => {
  const store = createStore();
  signIn(store, { token: 'a', user: user(7) });
  const { api, asked } = createApi();
  await keepOffline({ api, store }, false);
  const kept = read(7);
  expect(kept).toMatchObject({
    uid: 'UID7',
    tickets: [{ title: 'Опера', time_zone: 'Asia/Bishkek', size: 'Партер' }, { title: 'Балет' }],
    cards: [{ title: 'Театр', percent: '7.5', balance: expect.stringMatching(/^40/) }],
    receipts: [{ title: 'Театр', number: 'A-13', qr: { side: expect.any(Number) } }],
    posts: [
      { title: 'Платье', organization: 'Шаг', picture: '/files/1.webp' },
      { price: null, picture: null },
    ],
  });
  expect(kept.cards).toHaveLength(1);
  expect(kept.tickets).toHaveLength(2);
  expect(asked).not.toContain('/users/me/qr/');
  // What is young is not asked for again, unless something was bought.
  await keepOffline({ api, store }, false);
  expect(asked).toHaveLength(6);
  await keepOffline({ api, store }, true);
  expect(asked).toHaveLength(12);
});

it.each(['/receipts/', '/receipts/?kind=ticket', '/receipts/{id}/', '/held-tickets/'])(
  'leaves what is kept where %s does not answer, and asks again the next time',
  async (path) => {
    const store = createStore();
    signIn(store, { token: 'a', user: user(7) });
    await keepOffline({ api: createApi().api, store }, false);
    const kept = read(7);
    await keepOffline({ api: createApi(undefined, [path]).api, store }, true);
    expect(read(7)).toEqual(kept);
    localStorage.clear();
    await keepOffline({ api: createApi(undefined, [path]).api, store }, false);
    expect(read(7)).toBeNull();
  },
);

it('keeps the tickets where the posts do not come', async () => {
  const store = createStore();
  signIn(store, { token: 'a', user: user(7) });
  const { api } = createApi(undefined, ['/shop/feed/', '/discounts/own/']);
  await keepOffline({ api, store }, false);
  expect(read(7)).toMatchObject({ tickets: [{}, {}], posts: [], cards: [] });
});

it('keeps the posts and cards that it had where others do not come', async () => {
  const store = createStore();
  signIn(store, { token: 'a', user: user(7) });
  await keepOffline({ api: createApi().api, store }, false);
  const { cards, posts } = read(7);
  const { api } = createApi(undefined, ['/shop/feed/', '/discounts/own/']);
  await keepOffline({ api, store }, true);
  expect(read(7)).toMatchObject({ cards, posts });
  expect(posts).toHaveLength(2);
});

it('keeps nothing of somebody who has left meanwhile', async () => {
  const store = createStore();
  signIn(store, { token: 'a', user: user(7) });
  const { api } = createApi(() => {
    signOut(store);
    signIn(store, { token: 'b', user: user(8) });
  });
  await keepOffline({ api, store }, false);
  expect([read(7), read(8)]).toEqual([null, null]);
});

it('forgets everybody but whoever is signed in', () => {
  const store = createStore();
  for (const id of [7, 8]) localStorage.setItem(`own:${id}:offline`, '{}');
  localStorage.setItem('own:8:draft', 'stays');
  signIn(store, { token: 'a', user: user(7) });
  forgetOthers({ store });
  expect([read(7), read(8)]).toEqual([{}, null]);
  signOut(store);
  forgetOthers({ store });
  expect(read(7)).toBeNull();
  expect(localStorage.getItem('own:8:draft')).toBe('stays');
});

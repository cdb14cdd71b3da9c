import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addToCart, countCartItems, getCart, updateCart } from '@karavan/shared-api/client/carts';
import type { Cart, CartLine } from '@karavan/shared-api/contract/carts';
import { cartCountAtom } from '@karavan/shared-api/state';
import {
  mockEndpoint,
  mockLostConnection,
  pressToast,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { chooseCartPromotion } from '@karavan/shared-api/client/promotions';
import messages from '../../../locales/ru.json' with { type: 'json' };
import promotionTexts from '../../../shared/promotion-code/locales/ru.json' with { type: 'json' };
import { EditCart } from './edit-cart.tsx';

const money = (amount: string) => ({ amount, currency: 'KGS' });

const lineOf = (values: Partial<CartLine> = {}): CartLine => ({
  size_id: 31,
  item: { id: 5, name: 'Кроссовки', image: null },
  size: '38',
  quantity: 2,
  available: 9,
  price: money('1200.00'),
  total: money('2400.00'),
  change: null,
  ...values,
});

const cartOf = (values: Partial<Cart> = {}): Cart => ({
  id: 4,
  version: 1,
  organization: {
    id: 7,
    title: 'Шаг',
    type: 'Обувь',
    image: null,
    color: '#2f5fa8',
    is_verified: false,
    address: 'Чуй, 1',
    time_zone: 'Asia/Bishkek',
    working_now: null,
    is_selling: true,
  },
  lines: [
    lineOf(),
    lineOf({ size_id: 32, item: { id: 6, name: 'Шнурки', image: null }, size: '' }),
  ],
  gone: [],
  card: null,
  cards: [],
  chosen_card: null,
  goods: money('2500.00'),
  discount: money('250.00'),
  cashback: null,
  total: money('2250.00'),
  delivery: null,
  methods: ['self_pickup'],
  answer_hours: 24,
  till_minutes: 30,
  ...values,
});

/** What the server keeps, and the quantities and pieces that it was sent. */
let cart: Cart;
let sent: object[];

async function change(request: Request) {
  const body = (await request.json()) as { lines: { size_id: number; quantity: number }[] };
  sent.push(...body.lines);
  const quantities = new Map(body.lines.map(({ size_id, quantity }) => [size_id, quantity]));
  cart = {
    ...cart,
    gone: [],
    lines: cart.lines
      .map((line) => ({
        ...line,
        quantity: quantities.get(line.size_id) ?? line.quantity,
        change: null,
      }))
      .filter(({ quantity }) => quantity > 0),
  };
  return { status: 200, data: cart } as const;
}

const server = startMockServer(
  // Before the cart, whose path would match as well.
  mockEndpoint(countCartItems, () => ({ status: 200, data: { count: 8 } })),
  mockEndpoint(getCart, () => ({ status: 200, data: cart })),
  mockEndpoint(updateCart, ({ request }) => change(request)),
  mockEndpoint(addToCart, async ({ request }) => {
    const body = (await request.json()) as { size_id: number; quantity: number };
    sent.push(body);
    cart = { ...cart, lines: [lineOf({ ...body }), ...cart.lines] };
    return { status: 200, data: { cart_id: 4, count: 8 } };
  }),
);
beforeEach(() => {
  cart = cartOf();
  sent = [];
});

function open() {
  const view = renderWithPlatform(<EditCart id={4} />, {
    path: '/carts/4',
    messages: {
      'mf-commerce': messages as unknown as Record<string, string>,
      'mf-commerce-promotion-code': promotionTexts,
    },
  });
  return { user: userEvent.setup(), ...view };
}

const counter = (name: string) =>
  screen.findByRole('group', { name: `Количество: ${name}` }).then((group) => within(group));
const checkOut = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Оформить заказ' });
const sum = (name: string) => screen.getByText(name).nextElementSibling!.textContent;

it('shows what is in it, what it comes to, and leads to the order', async () => {
  const { user, record, history } = open();
  expect(screen.getByRole('status')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Корзина: Шаг' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Кроссовки' }).getAttribute('href')).toBe('/p/5');
  expect(screen.getByText(/38/)).toBeTruthy();
  expect(sum('Скидка')).toMatch(/^−250/);
  expect(sum('Итого')).toMatch(/^2\s250/);
  expect(record.header).toMatchObject({ title: 'Шаг', backTo: '/carts' });
  await user.click(checkOut());
  expect(history.location.pathname).toBe('/carts/4/delivery');
});

it('says where one is while there is no cart to show', async () => {
  server.use(mockEndpoint(getCart, () => refusal('not_found')));
  const { record } = open();
  await waitFor(() => expect(record.header).toEqual({ title: 'Корзина', backTo: '/carts' }));
});

it('leads to what can be bought when nothing is in it', async () => {
  cart = cartOf({ lines: [] });
  open();
  expect(await screen.findByText('Корзина пуста')).toBeTruthy();
});

it('offers another try after a failure', async () => {
  server.use(mockLostConnection(getCart));
  const { user } = open();
  await screen.findByRole('alert');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: 'Кроссовки' })).toBeTruthy();
});

describe('a quantity', () => {
  it('changes at once, is sent, and nothing is ordered until the server knows', async () => {
    const answer = Promise.withResolvers<void>();
    server.use(
      mockEndpoint(updateCart, async ({ request }) => {
        await answer.promise;
        return change(request);
      }),
    );
    const { user, shell } = open();
    await user.click((await counter('Кроссовки')).getByRole('button', { name: 'На один больше' }));
    expect((await counter('Кроссовки')).getByText('3')).toBeTruthy();
    expect(checkOut().disabled).toBe(true);
    answer.resolve();
    await waitFor(() => expect(checkOut().disabled).toBe(false));
    expect(sent).toEqual([{ size_id: 31, quantity: 3 }]);
    // The badge of the chrome counts along.
    await waitFor(() => expect(shell.store.get(cartCountAtom)).toBe(8));
  });

  it('pressed quickly never falls back, whatever earlier answers say', async () => {
    const answers: (() => void)[] = [];
    server.use(
      mockEndpoint(updateCart, async ({ request }) => {
        await new Promise<void>((resolve) => answers.push(resolve));
        return change(request);
      }),
    );
    const { user } = open();
    const { getByRole, getByText } = await counter('Кроссовки');
    const seen: number[] = [];
    const watch = new MutationObserver(() => seen.push(Number(getByText(/^\d+$/).textContent)));
    watch.observe(document.body, { subtree: true, characterData: true, childList: true });
    const press = () => user.click(getByRole('button', { name: 'На один больше' }));
    await press();
    await press();
    await press();
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]!();
    await waitFor(() => expect(answers).toHaveLength(2));
    await press();
    for (const number of [2, 3, 4]) {
      await waitFor(() => expect(answers).toHaveLength(number));
      answers[number - 1]!();
    }
    await waitFor(() => expect(checkOut().disabled).toBe(false));
    watch.disconnect();
    expect(sent).toMatchObject([3, 4, 5, 6].map((quantity) => ({ quantity })));
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(getByText('6')).toBeTruthy();
  });

  it.each([
    { accepted: 0, left: '2' },
    { accepted: 1, left: '3' },
  ])(
    'shows what the server has when steps fail, $accepted accepted',
    async ({ accepted, left }) => {
      const first = Promise.withResolvers<void>();
      server.use(
        mockEndpoint(updateCart, async ({ request }) => {
          await first.promise;
          return sent.length < accepted ? change(request) : refusal('internal');
        }),
      );
      const { user, record } = open();
      const { getByRole, getByText } = await counter('Кроссовки');
      const more = getByRole('button', { name: 'На один больше' });
      await user.click(more);
      await user.click(more);
      await user.click(more);
      first.resolve();
      await waitFor(() => expect(record.toasts).toHaveLength(3 - accepted));
      await waitFor(() => expect(getByText(left)).toBeTruthy());
    },
  );

  it('is taken back when the server refuses, with the reason', async () => {
    server.use(mockEndpoint(updateCart, () => refusal('not_found', 'Корзины больше нет')));
    const { user, record } = open();
    await user.click((await counter('Кроссовки')).getByRole('button', { name: 'На один меньше' }));
    await waitFor(() =>
      expect(record.toasts).toMatchObject([{ kind: 'error', text: 'Корзины больше нет' }]),
    );
    expect((await counter('Кроссовки')).getByText('2')).toBeTruthy();
    expect(checkOut().disabled).toBe(false);
  });

  it('is taken back without a connection, and may be changed again', async () => {
    server.use(mockLostConnection(updateCart));
    const { user, record } = open();
    await user.click((await counter('Кроссовки')).getByRole('button', { name: 'На один больше' }));
    await waitFor(() =>
      expect(record.toasts).toMatchObject([
        { kind: 'error', text: 'Проверьте соединение с интернетом' },
      ]),
    );
    expect((await counter('Кроссовки')).getByText('2')).toBeTruthy();
    server.resetHandlers();
    await user.click((await counter('Кроссовки')).getByRole('button', { name: 'На один больше' }));
    await waitFor(() => expect(sent).toEqual([{ size_id: 31, quantity: 3 }]));
  });

  it('is at most what can be had', async () => {
    cart = cartOf({ lines: [lineOf({ quantity: 9, available: 9 })] });
    open();
    const more = (await counter('Кроссовки')).getByRole<HTMLButtonElement>('button', {
      name: 'На один больше',
    });
    expect(more.disabled).toBe(true);
  });
});

describe('the code of a promotion', () => {
  const choose = (answer: Partial<Cart>) =>
    mockEndpoint(chooseCartPromotion, async ({ request }) => {
      sent.push((await request.json()) as object);
      cart = cartOf(answer);
      return { status: 200, data: cart };
    });
  const field = () => screen.findByRole('textbox', { name: 'Код акции' });

  it('is typed in the cart, which says why it does not count', async () => {
    server.use(
      choose({
        promotion_code: { code: 'OSEN', obstacle: 'below_minimum', missing: money('500.00') },
      }),
    );
    const { user } = open();
    await user.type(await field(), 'osen');
    await user.click(screen.getByRole('button', { name: 'Применить' }));
    expect(await screen.findByText(/^До акции не хватает 500/)).toBeTruthy();
    expect(sent).toEqual([{ code: 'osen' }]);
    await user.type(await field(), '2');
    expect(screen.queryByText(/^До акции не хватает/)).toBeNull();
  });

  it('counts, and is a sum of its own', async () => {
    const discount = money('250.00');
    server.use(
      choose({
        promotion: { id: 3, title: 'Осень', code: 'OSEN', discount },
        card_discount: money('0.00'),
        promotion_code: { code: 'OSEN', obstacle: null, missing: null },
      }),
    );
    const { user } = open();
    await user.type(await field(), 'osen');
    await user.click(screen.getByRole('button', { name: 'Применить' }));
    const link = await screen.findByRole('link', { name: /Осень/ });
    expect(link.getAttribute('href')).toBe('/promotions/3?code=OSEN');
    expect(screen.queryByText('Скидка')).toBeNull();
    server.use(choose({}));
    await user.click(screen.getByRole('button', { name: 'Убрать код' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Осень/ })).toBeNull());
    expect(sent.at(-1)).toEqual({ code: null });
  });
});

describe('the last piece', () => {
  beforeEach(() => {
    cart = cartOf({ lines: [lineOf({ quantity: 1 }), cartOf().lines[1]!] });
  });

  it('is removed, and put back by the same toast', async () => {
    const { user, record } = open();
    await user.click((await counter('Кроссовки')).getByRole('button', { name: 'Убрать' }));
    expect(screen.queryByRole('link', { name: 'Кроссовки' })).toBeNull();
    await waitFor(() => expect(sent).toEqual([{ size_id: 31, quantity: 0 }]));
    const [removed] = record.toasts;
    expect(removed).toMatchObject({ text: 'Товар убран из корзины', action: { label: 'Вернуть' } });
    act(() => pressToast(removed));
    expect(await screen.findByRole('link', { name: 'Кроссовки' })).toBeTruthy();
    expect(sent[1]).toEqual({ size_id: 31, quantity: 1 });
  });

  it('of a cart that is refused stays', async () => {
    server.use(mockEndpoint(updateCart, () => refusal('not_found', 'Корзины больше нет')));
    const { user, record } = open();
    await user.click((await counter('Кроссовки')).getByRole('button', { name: 'Убрать' }));
    expect(await screen.findByRole('link', { name: 'Кроссовки' })).toBeTruthy();
    await waitFor(() =>
      expect(record.toasts).toContainEqual(
        expect.objectContaining({ kind: 'error', text: 'Корзины больше нет' }),
      ),
    );
  });
});

describe('what has changed meanwhile', () => {
  const changed = [
    lineOf({ change: 'price' }),
    lineOf({
      size_id: 32,
      item: { id: 6, name: 'Шнурки', image: null },
      quantity: 5,
      available: 3,
      change: 'stock',
    }),
    lineOf({
      size_id: 33,
      item: { id: 8, name: 'Стельки', image: null },
      available: 0,
      change: 'gone',
    }),
  ];

  it('is said line by line, and has to be seen before anything is ordered', async () => {
    cart = cartOf({ lines: changed });
    const { user } = open();
    expect(await screen.findByText('Цена изменилась')).toBeTruthy();
    expect(screen.getByText('В наличии только 3')).toBeTruthy();
    expect(screen.getByText('Больше не продаётся')).toBeTruthy();
    expect(checkOut().disabled).toBe(true);
    await user.click(await screen.findByRole('button', { name: 'Понятно' }));
    await waitFor(() => expect(checkOut().disabled).toBe(false));
    // As many as there are, and none of what is gone.
    expect(sent).toEqual([
      { size_id: 31, quantity: 2 },
      { size_id: 32, quantity: 3 },
      { size_id: 33, quantity: 0 },
    ]);
    expect(screen.queryByRole('link', { name: 'Стельки' })).toBeNull();
  });

  it('names the sizes that are gone, and goes on with what is left', async () => {
    cart = cartOf({
      gone: [
        { name: 'Пальто', size: 'L' },
        { name: 'Ремень', size: '' },
      ],
    });
    const { user } = open();
    expect(await screen.findByText(/Больше не продаётся: Пальто, L и Ремень/)).toBeTruthy();
    expect(checkOut().disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Понятно' }));
    await waitFor(() => expect(checkOut().disabled).toBe(false));
    expect(screen.queryByText(/Больше не продаётся/)).toBeNull();
  });

  it('leaves a cart of nothing but gone sizes with their names', async () => {
    cart = cartOf({ lines: [], gone: [{ name: 'Пальто', size: 'L' }] });
    open();
    expect(await screen.findByText(/Больше не продаётся: Пальто, L/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Понятно' })).toBeNull();
  });

  it('comes with the server’s refusal of a quantity', async () => {
    server.use(
      mockEndpoint(updateCart, () => {
        cart = cartOf({ lines: [lineOf({ available: 2, change: 'stock' })] });
        const { status, failure } = refusal('cart_changed');
        return { status, failure: { ...failure, cart } };
      }),
    );
    const { user, record } = open();
    await user.click((await counter('Кроссовки')).getByRole('button', { name: 'На один больше' }));
    expect(await screen.findByText('В наличии только 2')).toBeTruthy();
    expect((await counter('Кроссовки')).getByText('2')).toBeTruthy();
    expect(record.toasts).toEqual([]);
  });
});

it('shows what the discount card gives', async () => {
  cart = cartOf({
    card: {
      kind: 'cumulative',
      background: 'dusk',
      percent: '10',
      next: { percent: '15', missing: money('500.00') },
    },
  });
  open();
  expect(await screen.findByText('Накопительная')).toBeTruthy();
  expect(screen.getByText(/^Ещё 500.*, и скидка станет 15\s%$/)).toBeTruthy();
});

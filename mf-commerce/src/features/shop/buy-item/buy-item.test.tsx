import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addToCart, getCartedItem, setCartedSize } from '@karavan/shared-api/client/carts';
import type { CartedItem } from '@karavan/shared-api/contract/carts';
import { cartCountAtom } from '@karavan/shared-api/state';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import messages from '../../../locales/ru.json' with { type: 'json' };
import shopMessages from '../locales/ru.json' with { type: 'json' };
import { BuyItem } from './buy-item.tsx';

const ITEM = {
  id: 5,
  name: 'Кроссовки',
  price: { amount: '1200.00', currency: 'KGS' },
  sizes: [
    { id: 31, size: '38', available: 3 },
    { id: 32, size: '39', available: 9 },
    { id: 33, size: '40', available: 0 },
  ],
};

/** What the server keeps, and what it was asked for. */
let lines: CartedItem['lines'];
let sent: string[];
let hold: Promise<void> | undefined;

function stored(): CartedItem {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { cart_id: lines.length > 0 ? 4 : null, lines, count };
}

function put(size_id: number, quantity: number): void {
  lines = lines.filter((line) => line.size_id !== size_id);
  if (quantity > 0) lines = [...lines, { size_id, quantity }];
}

const server = startMockServer(
  mockEndpoint(getCartedItem, () => ({ status: 200, data: stored() })),
  mockEndpoint(addToCart, async ({ request }) => {
    const { size_id } = (await request.json()) as { size_id: number };
    sent.push(`add ${size_id}`);
    put(size_id, (lines.find((line) => line.size_id === size_id)?.quantity ?? 0) + 1);
    return { status: 200, data: { cart_id: 4, count: stored().count } };
  }),
  mockEndpoint(setCartedSize, async ({ request }) => {
    const { size_id, quantity } = (await request.json()) as { size_id: number; quantity: number };
    sent.push(`set ${size_id} ${quantity}`);
    await hold;
    put(size_id, quantity);
    return { status: 200, data: stored() };
  }),
);
beforeEach(() => {
  lines = [];
  sent = [];
  hold = undefined;
});

const session = {
  token: 'token',
  user: { id: 1, full_name: 'Айгуль Токтосунова', avatar: null, has_empty_fields: false },
};
const open = (item = ITEM) =>
  renderWithPlatform(<BuyItem item={item} />, {
    session,
    messages: { 'mf-commerce': messages, 'mf-commerce-shop': shopMessages },
  });

const add = () => screen.findByRole('button', { name: 'В корзину' });
const size = (name: string) => screen.getByRole('button', { name });
const stepper = () => within(screen.getByRole('group', { name: 'Количество: Кроссовки' }));

it('asks for the size first, then puts it into the cart and counts there', async () => {
  const user = userEvent.setup();
  const { shell } = open();
  await user.click(await add());
  expect((await screen.findByRole('alert')).textContent).toBe('Выберите размер');
  expect(sent).toEqual([]);

  await user.click(size('39'));
  await user.click(await add());
  expect(await screen.findByRole('link', { name: 'В корзине' })).toBeTruthy();
  await user.click(stepper().getByRole('button', { name: 'На один больше' }));
  await waitFor(() => expect(sent).toEqual(['add 32', 'set 32 2']));
  await waitFor(() => expect(shell.store.get(cartCountAtom)).toBe(2));
  expect(screen.getByRole('link', { name: 'В корзине' }).getAttribute('href')).toBe('/carts/4');
});

it('keeps the focus where the pressed button was, and says what has happened', async () => {
  const user = userEvent.setup();
  lines = [{ size_id: 31, quantity: 1 }];
  open({ ...ITEM, sizes: [ITEM.sizes[0]!] });
  await user.click(await screen.findByRole('button', { name: 'Убрать' }));
  await waitFor(async () => expect(document.activeElement).toBe(await add()));
  expect(screen.getByText('Товар убран из корзины')).toBeTruthy();
  await waitFor(() => expect(lines).toEqual([]));
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('На один больше'),
  );
  expect(await screen.findByText('Добавлено в корзину')).toBeTruthy();
});

it('shows quick steps at once, and the answer to an earlier one does not take them back', async () => {
  const user = userEvent.setup();
  lines = [{ size_id: 32, quantity: 1 }];
  let release = () => {};
  hold = new Promise((resolve) => {
    release = resolve;
  });
  open();
  await user.click(size('39'));
  await screen.findByRole('link', { name: 'В корзине' });
  const more = stepper().getByRole('button', { name: 'На один больше' });
  await user.click(more);
  await user.click(more);
  await user.click(more);
  expect(stepper().getByText('4')).toBeTruthy();
  const seen: (string | null)[] = [];
  const watch = new MutationObserver(() => seen.push(stepper().getByText(/^\d$/).textContent));
  watch.observe(document.body, { subtree: true, characterData: true, childList: true });
  await act(async () => release());
  await waitFor(() => expect(sent).toEqual(['set 32 2', 'set 32 3', 'set 32 4']));
  await waitFor(() => expect(lines).toEqual([{ size_id: 32, quantity: 4 }]));
  watch.disconnect();
  expect(new Set(seen)).toEqual(seen.length === 0 ? new Set() : new Set(['4']));
});

it('ends at the stock and says why; a refusal brings back what the server has', async () => {
  const user = userEvent.setup();
  lines = [{ size_id: 31, quantity: 2 }];
  server.use(
    mockEndpoint(setCartedSize, () => {
      // Somebody else has bought one, and another tab has taken one out.
      lines = [{ size_id: 31, quantity: 1 }];
      return refusal('conflict', 'Конфликт');
    }),
  );
  const { record } = open();
  await user.click(size('38'));
  await screen.findByRole('link', { name: 'В корзине' });
  await user.click(stepper().getByRole('button', { name: 'На один больше' }));
  await waitFor(() =>
    expect(record.toasts).toEqual([{ kind: 'error', text: 'Больше нет в наличии' }]),
  );
  await waitFor(() => expect(stepper().getByText('1')).toBeTruthy());
});

it('explains the limit, and takes at most what is left when there is more in the cart', async () => {
  const user = userEvent.setup();
  lines = [{ size_id: 31, quantity: 5 }];
  open();
  await user.click(size('38'));
  expect(await screen.findByText('В наличии только 3')).toBeTruthy();
  const more = stepper().getByRole('button', { name: 'На один больше' });
  expect((more as HTMLButtonElement).disabled).toBe(true);
  await user.click(stepper().getByRole('button', { name: 'На один меньше' }));
  await waitFor(() => expect(sent).toEqual(['set 31 3']));
});

it('offers nothing of what is sold out', () => {
  open({ ...ITEM, sizes: [ITEM.sizes[2]!] });
  expect(screen.getByText('Нет в наличии')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

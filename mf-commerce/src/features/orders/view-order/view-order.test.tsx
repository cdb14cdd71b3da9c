import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import { blockUser, listBlockedUsers } from '@karavan/shared-api/client/blacklist';
import { acceptOrder, getReceipt, repeatOrder } from '@karavan/shared-api/client/orders';
import { mailReceipt } from '@karavan/shared-api/client/receipt-files';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import management from '@karavan/shared-api/management/locales/ru.json' with { type: 'json' };
import situation from '@karavan/shared-api/order-situation/locales/ru.json' with { type: 'json' };
import { cartCountAtom } from '@karavan/shared-api/state';
import { addressLink } from '@karavan/shared-api/map-link';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import commerce from '../../../locales/ru.json' with { type: 'json' };
import messages from '../locales/ru.json' with { type: 'json' };
import { line, money, RECEIPT } from '../shared/testing/test-receipt.ts';
import { ViewOrder } from './view-order.tsx';

const SOLD = {
  status: 'accepted',
  payment_status: 'accepted',
  accepted_at: '2026-11-20T09:00:00.000Z',
  paid_at: '2026-11-20T10:00:00.000Z',
  fulfilled_at: '2026-11-20T10:00:00.000Z',
  deadline: null,
  can_cancel: false,
} as const satisfies Partial<Receipt>;

let permissions: string[];
const server = startMockServer(
  mockEndpoint(getMe, () => ({
    status: 200,
    data: { organizations: [{ id: 7, permissions }] } as unknown as Me,
  })),
);
beforeEach(() => {
  permissions = [];
});

function renderReceipt(values: Partial<Receipt> = {}, path = '/receipts/12') {
  server.use(mockEndpoint(getReceipt, () => ({ status: 200, data: { ...RECEIPT, ...values } })));
  return renderWithPlatform(<ViewOrder id={12} content={() => null} />, {
    path,
    messages: {
      management,
      'mf-commerce': commerce as unknown as Record<string, string>,
      'mf-commerce-orders': { ...messages, ...situation } as unknown as Record<string, string>,
    },
  });
}

describe('an order', () => {
  it('says where it stands, what comes next, by whom and until when', async () => {
    renderReceipt();
    expect(
      await screen.findByText('Ждёт ответа продавца', { selector: '[role=status]' }),
    ).toBeTruthy();
    expect(screen.getByText('Дальше: Шаг')).toBeTruthy();
    expect(screen.getByText('Принять заказ или отказать')).toBeTruthy();
    expect(screen.getByText('через 2 часа')).toBeTruthy();
    expect(await screen.findByText(/20 нояб\. 2026 г\., 14:00/)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Что заказано' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Открыть чек' })).toBeNull();
  });

  it('that waits to be collected says where', async () => {
    renderReceipt({ status: 'accepted', accepted_at: '2026-11-20T09:00:00.000Z', deadline: null });
    const step = await screen.findByText('Забрать и оплатить на месте');
    expect(step.nextElementSibling!.textContent).toBe('Чуй, 1');
    // There, and beside the seller, it opens in the maps.
    const links = screen.getAllByRole('link', { name: 'Чуй, 1' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array(2).fill(addressLink('Чуй, 1', 'desktop')),
    );
  });

  it('shows how far it has come, while it is under way', async () => {
    const { unmount } = renderReceipt();
    const state = await screen.findByText('Ждёт ответа продавца', { selector: '[role=status]' });
    const way = [...state.nextElementSibling!.children];
    expect(way.map((part) => part.hasAttribute('data-done'))).toEqual([true, false, false]);
    unmount();
    renderReceipt(SOLD);
    const over = await screen.findByText('Выдан', { selector: '[role=status]' });
    expect(over.nextElementSibling).toBeNull();
  });

  it('says what makes up its sum', async () => {
    renderReceipt({ delivery_fee: money('150.00'), total: money('250.00') });
    const goods = within(await screen.findByRole('region', { name: 'Что заказано' }));
    expect(goods.getByText('Доставка').nextElementSibling!.textContent).toMatch(/^150/);
    expect(goods.getByText('Итого').nextElementSibling!.textContent).toMatch(/^250/);
  });

  it('leads to its goods, its seller and their chat', async () => {
    renderReceipt({ lines: [line(5), line(6, { is_sold: false })] });
    const goods = within(await screen.findByRole('region', { name: 'Что заказано' }));
    expect(goods.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/p/5']);
    expect(goods.getByText('Больше не продаётся')).toBeTruthy();
    await screen.findByRole('link', { name: 'Написать' });
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect([hrefOf('Написать'), hrefOf('Позвонить'), hrefOf('Шаг')]).toEqual([
      '/messenger/organization/7?order=12',
      'tel:+996312000001',
      '/organizations/7',
    ]);
  });

  it('leads staff who may write for the organization to its client', async () => {
    renderReceipt({ is_mine: false, can_write_client: true });
    const link = await screen.findByRole('link', { name: 'Написать клиенту' });
    expect(link.getAttribute('href')).toBe('/messenger/organization/7?order=12');
    expect(screen.queryByRole('link', { name: 'Позвонить' })).toBeNull();
  });

  it('lets staff who look after clients block its client', async () => {
    const blocked: number[] = [];
    permissions = ['can_manage_followers_partners'];
    server.use(
      mockEndpoint(listBlockedUsers, () => ({ status: 200, data: { list: blocked } })),
      mockEndpoint(blockUser, async ({ request }) => {
        blocked.push(((await request.json()) as { user_id: number }).user_id);
        return { status: 200, data: { is_blocked: true } };
      }),
    );
    renderReceipt({ is_mine: false });
    await userEvent.click(await screen.findByRole('button', { name: management.client_block }));
    expect(await screen.findByRole('button', { name: management.client_unblock })).toBeTruthy();
    expect(blocked).toEqual([RECEIPT.client_id]);
  });

  it('of thirty lines shows the first ones, then all', async () => {
    renderReceipt({ lines: Array.from({ length: 30 }, (_, index) => line(index + 1)) });
    const more = await screen.findByRole('button', { name: 'Показать ещё 24 товара' });
    expect(screen.getAllByRole('link', { name: /^Товар/ })).toHaveLength(6);
    await userEvent.click(more);
    expect(screen.getAllByRole('link', { name: /^Товар/ })).toHaveLength(30);
  });

  it('shows staff whose it is, and one thing to do before the others', async () => {
    const accepted: unknown[] = [];
    server.use(
      mockEndpoint(acceptOrder, ({ params }) => {
        accepted.push(params);
        return { status: 200, data: RECEIPT };
      }),
    );
    renderReceipt({ is_mine: false, can_cancel: false, staff_actions: ['accept', 'reject'] });
    expect(await screen.findByText('Клиент: Айгуль')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Написать' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Принять заказ' }));
    await waitFor(() => expect(accepted).toHaveLength(1));
  });

  it('that was cancelled says by whom and when, and expects nothing', async () => {
    renderReceipt({
      status: 'rejected',
      reason: 'cancelled_by_client',
      rejected_at: '2026-11-20T09:30:00.000Z',
      deadline: null,
      can_cancel: false,
    });
    expect(await screen.findByText('Отменён', { selector: '[role=status]' })).toBeTruthy();
    expect(screen.getByText('Клиент отменил заказ')).toBeTruthy();
    const steps = within(await screen.findByRole('list', { name: 'Статус заказа' }));
    expect(steps.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByText(/^Дальше/)).toBeNull();
    expect(await screen.findByRole('button', { name: 'Повторить заказ' })).toBeTruthy();
  });

  it('on its way names the courier, who can be called up', async () => {
    renderReceipt({
      status: 'accepted',
      method: 'cash_courier',
      accepted_at: '2026-11-20T09:00:00.000Z',
      deadline: null,
      delivery: {
        city: 'Бишкек',
        address: 'Киевская, 1',
        phone: '+996555000001',
        comment: '',
        status: 'delivery_status_taken_for_delivery',
        courier: 'Тимур',
        courier_phone: '+996700000009',
        sent_at: '2026-11-20T09:10:00.000Z',
        taken_at: '2026-11-20T09:20:00.000Z',
        pin: '4711',
        photo: null,
        reason: null,
        picked_up_at: null,
        delivered_at: null,
        returned_at: null,
      },
    });
    expect(await screen.findByText('В пути', { selector: '[role=status]' })).toBeTruthy();
    expect(screen.getByText('Дальше: Тимур')).toBeTruthy();
    const call = await screen.findByRole('link', { name: 'Позвонить курьеру' });
    expect(call.getAttribute('href')).toBe('tel:+996700000009');
    expect(await screen.findByText(/15:20/)).toBeTruthy();
  });
});

describe('the receipt', () => {
  it('goes by mail, once something has been sold', async () => {
    const mailed: unknown[] = [];
    server.use(
      mockEndpoint(mailReceipt, ({ params }) => {
        mailed.push(params);
        return { status: 200, data: { email: 'anna@example.org' } };
      }),
    );
    const { record } = renderReceipt(SOLD, '/receipts/12?document');
    await userEvent
      .setup()
      .click(await screen.findByRole('button', { name: 'Отправить на почту' }));
    await waitFor(() =>
      expect(record.toasts).toMatchObject([{ text: 'Чек отправляется на anna@example.org' }]),
    );
    expect(mailed).toHaveLength(1);
  });

  it('is a document of its own, once something has been sold', async () => {
    renderReceipt(SOLD);
    const way = await screen.findByRole('link', { name: 'Открыть чек' });
    expect(way.getAttribute('href')).toBe('/receipts/12?document');
    expect(screen.queryByRole('link', { name: 'Печать чека' })).toBeNull();
  });

  it('stands at its own address', async () => {
    const { record } = renderReceipt(SOLD, '/receipts/12?document');
    expect(await screen.findByRole('link', { name: 'Печать чека' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Чек № 12' })).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Статус заказа' })).toBeNull();
    expect(record.toasts).toEqual([]);
  });

  it('is not there before: its address shows the order', async () => {
    renderReceipt({}, '/receipts/12?document');
    expect(
      await screen.findByText('Ждёт ответа продавца', { selector: '[role=status]' }),
    ).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Заказ № 12' })).toBeTruthy();
  });
});

describe('repeating', () => {
  const repeating = (data: { cart_id: number | null; count: number; missing: never[] }) =>
    server.use(mockEndpoint(repeatOrder, () => ({ status: 200, data })));
  const press = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Повторить заказ' }));

  it('leads to the cart that has it all', async () => {
    repeating({ cart_id: 4, count: 2, missing: [] });
    const { history, shell } = renderReceipt(SOLD);
    await press();
    await waitFor(() => expect(history.location.pathname).toBe('/carts/4'));
    expect(shell.store.get(cartCountAtom)).toBe(2);
  });

  it('says what is not sold any more', async () => {
    const missing = [{ name: 'Товар 5', size: '38', quantity: 1 }] as never[];
    repeating({ cart_id: 4, count: 1, missing });
    renderReceipt(SOLD);
    await press();
    expect(await screen.findByText('В корзине всё, кроме этого:')).toBeTruthy();
    expect(screen.getByText('Товар 5, 38: 1')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'В корзину' }).getAttribute('href')).toBe('/carts/4');
  });

  it('says that nothing is', async () => {
    const missing = [{ name: 'Товар 5', size: '', quantity: 2 }] as never[];
    repeating({ cart_id: null, count: 0, missing });
    renderReceipt(SOLD);
    await press();
    expect(await screen.findByText('Ничего из этого заказа больше не продаётся')).toBeTruthy();
  });
});

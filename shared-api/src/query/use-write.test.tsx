import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQueryClient } from '@tanstack/react-query';
import type { Endpoint } from '@karavan/shared-api/client';
import {
  mockEndpoint,
  mockLostConnection,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { z } from 'zod/mini';
import { defineRoute } from '../contract/route.ts';
import { updateAnswer } from './edit-answer.ts';
import { endpointKey } from './endpoint-key.ts';
import { useEndpoint } from './use-endpoint.ts';
import { useWrite, type WriteOptions } from './use-write.ts';
import { request } from './write-request.ts';

const Wallet = z.object({ balance: z.string() });
const getWallet = defineRoute({
  method: 'GET',
  path: '/wallet/',
  summary: 'A wallet',
  permission: 'session',
  responses: { 200: Wallet },
});
const pay = defineRoute({
  method: 'POST',
  path: '/wallet/pay/',
  summary: 'Pays',
  permission: 'session',
  body: z.object({ amount: z.string() }),
  responses: { 201: Wallet },
  idempotent: true,
});
const refund = defineRoute({
  method: 'POST',
  path: '/wallet/refund/',
  summary: 'Gives it back',
  permission: 'session',
  responses: { 200: Wallet },
});
const GET_WALLET: Endpoint<typeof getWallet> = { method: 'GET', path: '/wallet/' };
const PAY: Endpoint<typeof pay> = { method: 'POST', path: '/wallet/pay/', idempotent: true };
const REFUND: Endpoint<typeof refund> = { method: 'POST', path: '/wallet/refund/' };

/** What the server has received, in order. */
const sent: { readonly amount: string; readonly key: string | null }[] = [];
async function remember(received: Request): Promise<string> {
  const { amount } = (await received.json()) as { amount: string };
  sent.push({ amount, key: received.headers.get('Idempotency-Key') });
  return amount;
}
const paying = (answer: () => ReturnType<typeof refusal> | { status: 201; data: Wallet }) =>
  mockEndpoint(PAY, async ({ request: received }) => {
    await remember(received);
    return answer();
  });
type Wallet = z.output<typeof Wallet>;
const answerOf = (balance: string) => ({ status: 201 as const, data: { balance } });

const server = startMockServer(
  mockEndpoint(GET_WALLET, () => ({ status: 200, data: { balance: '100.00' } })),
  mockEndpoint(REFUND, () => ({ status: 200, data: { balance: '100.00' } })),
  paying(() => answerOf('90.00')),
);
beforeEach(() => sent.splice(0));

type PayOptions = WriteOptions<{ readonly body: { readonly amount: string } }, Wallet>;

function WalletView(options: PayOptions) {
  const wallet = useEndpoint(GET_WALLET, {});
  const queries = useQueryClient();
  const payment = useWrite(PAY, {
    onSuccess: (after) => void queries.setQueryData(endpointKey(GET_WALLET, 'one', {}), after),
    ...options,
  });
  const payOf = (amount: string) => () => void payment.send({ body: { amount } });
  return (
    <>
      <output>{wallet.data?.balance ?? wallet.error?.message}</output>
      <button type="button" aria-busy={payment.isPending} onClick={payOf('10.00')}>
        Pay 10
      </button>
      <button type="button" onClick={payOf('20.00')}>
        Pay 20
      </button>
      {payment.error && <p role="alert">{payment.error.message}</p>}
      <p>{payment.errorOf('amount')}</p>
    </>
  );
}

async function renderWallet(options: PayOptions = {}) {
  const rendered = renderWithPlatform(<WalletView {...options} />);
  await waitFor(() => expect(balance()).toBe('100.00'));
  const user = userEvent.setup();
  return {
    ...rendered,
    press: (name = 'Pay 10') => user.click(screen.getByRole('button', { name })),
  };
}

const balance = () => screen.getByRole('status').textContent;
const keys = () => sent.map(({ key }) => key);

it('writes, uses the answer and says that it is done', async () => {
  const { press, record } = await renderWallet({
    done: ({ balance: left }, { body }) => `Paid ${body.amount}, ${left} left`,
  });
  await press();
  await waitFor(() =>
    expect(record.toasts).toEqual([{ kind: 'success', text: 'Paid 10.00, 90.00 left' }]),
  );
});

describe('a failure', () => {
  it('is told in the words of the server, here and in a toast', async () => {
    server.use(paying(() => refusal('conflict', 'Уже оплачено')));
    const { press, record } = await renderWallet();
    await press();
    expect(await screen.findByText('Уже оплачено')).toBeTruthy();
    expect(record.toasts).toEqual([{ kind: 'error', text: 'Уже оплачено' }]);
  });

  it('without an answer asks to check the connection', async () => {
    server.use(mockLostConnection(PAY));
    const { press, record } = await renderWallet();
    await press();
    await waitFor(() =>
      expect(record.toasts).toEqual([
        { kind: 'error', text: 'Проверьте подключение к интернету и попробуйте ещё раз.' },
      ]),
    );
  });

  it('may be worded by the view, or shown by it alone', async () => {
    server.use(paying(() => refusal('conflict', 'Уже оплачено')));
    const { press, record } = await renderWallet({
      failed: (_error, { body }) => (body.amount === '20.00' ? null : 'Не вышло'),
    });
    await press('Pay 20');
    await screen.findByRole('alert');
    await press('Pay 10');
    await waitFor(() => expect(record.toasts).toEqual([{ kind: 'error', text: 'Не вышло' }]));
  });

  it('names the field at fault', async () => {
    const fields = { amount: ['Слишком много', 'И не число'] };
    server.use(paying(() => refusal('invalid_input', 'Проверьте данные', fields)));
    const { press, record } = await renderWallet();
    await press();
    expect(await screen.findByText('Слишком много')).toBeTruthy();
    expect(record.toasts).toEqual([{ kind: 'error', text: 'Проверьте данные: Слишком много' }]);
  });

  it('takes back what was shown at once', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    server.use(
      mockEndpoint(PAY, async () => {
        await held;
        return refusal('conflict');
      }),
    );
    const { press } = await renderWallet({
      optimistic: (_intent, queries) =>
        updateAnswer(queries, GET_WALLET, {}, () => ({ balance: '…' })),
    });
    await press();
    await waitFor(() => expect(balance()).toBe('…'));
    release();
    await waitFor(() => expect(balance()).toBe('100.00'));
  });
});

describe('pressed again', () => {
  it('at the same moment sends once', async () => {
    const { record } = await renderWallet({ done: 'Paid' });
    const button = screen.getByRole('button', { name: 'Pay 10' });
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(record.toasts).toHaveLength(1));
    expect(sent).toHaveLength(1);
  });

  it('in a queue goes out after the one before', async () => {
    const releases: (() => void)[] = [];
    server.use(
      mockEndpoint(PAY, async ({ request: received }) => {
        const amount = await remember(received);
        await new Promise<void>((resolve) => releases.push(resolve));
        return answerOf(amount);
      }),
    );
    const areOutdated: boolean[] = [];
    const { press } = await renderWallet({
      whileBusy: 'queue',
      onSuccess(after, _intent, queries, isOutdated) {
        areOutdated.push(isOutdated);
        queries.setQueryData(endpointKey(GET_WALLET, 'one', {}), after);
      },
    });
    await press('Pay 10');
    await press('Pay 20');
    await waitFor(() => expect(releases).toHaveLength(1));
    expect(sent.map(({ amount }) => amount)).toEqual(['10.00']);
    releases[0]!();
    await waitFor(() => expect(releases).toHaveLength(2));
    releases[1]!();
    await waitFor(() => expect(balance()).toBe('20.00'));
    expect(areOutdated).toEqual([true, false]);
  });

  it('after an attempt of unknown end pays once: the key is the same', async () => {
    server.use(paying(() => refusal('internal')));
    const { press } = await renderWallet();
    await press();
    await screen.findByRole('alert');
    server.resetHandlers();
    await press();
    await waitFor(() => expect(balance()).toBe('90.00'));
    expect(sent).toHaveLength(2);
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys()[1]).toBe(keys()[0]);
  });

  it('after an answer is a new intent, and so is another input: the key is a new one', async () => {
    server.use(paying(() => refusal('internal')));
    const { press } = await renderWallet();
    await press();
    await screen.findByRole('alert');
    server.resetHandlers();
    await press('Pay 20');
    await waitFor(() => expect(balance()).toBe('90.00'));
    await press('Pay 20');
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(new Set(keys()).size).toBe(3);
  });
});

it('goes to the route that the intent asks for', async () => {
  function Either() {
    const write = useWrite((amount: string | null) =>
      amount === null ? request(REFUND, {}) : request(PAY, { body: { amount } }),
    );
    return (
      <>
        <button type="button" onClick={() => void write.send('5.00')}>
          Pay
        </button>
        <button type="button" onClick={() => void write.send(null)}>
          Refund
        </button>
        <output>{write.data?.balance}</output>
      </>
    );
  }
  renderWithPlatform(<Either />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  await waitFor(() => expect(balance()).toBe('90.00'));
  await user.click(screen.getByRole('button', { name: 'Refund' }));
  await waitFor(() => expect(balance()).toBe('100.00'));
  expect(sent).toHaveLength(1);
});

describe('an answer that is read', () => {
  it('stays when asking again fails', async () => {
    const { queries } = await renderWallet();
    server.use(mockLostConnection(GET_WALLET));
    await act(() => queries.refetchQueries());
    expect(balance()).toBe('100.00');
  });

  it('tells why it is refused', async () => {
    server.use(mockEndpoint(GET_WALLET, () => refusal('not_found', 'Нет такого кошелька')));
    renderWithPlatform(<WalletView />);
    await waitFor(() => expect(balance()).toBe('Нет такого кошелька'));
  });
});

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
import { endpointKey } from './endpoint-key.ts';
import { useEndpoint } from './use-endpoint.ts';
import { useEndpointMutation } from './use-endpoint-mutation.ts';

const getWallet = defineRoute({
  method: 'GET',
  path: '/wallet/',
  summary: 'A wallet',
  permission: 'session',
  responses: { 200: z.object({ balance: z.string() }) },
});
const pay = defineRoute({
  method: 'POST',
  path: '/wallet/pay/',
  summary: 'Pays',
  permission: 'session',
  body: z.object({ amount: z.string() }),
  responses: { 201: z.object({ balance: z.string() }) },
  idempotent: true,
});
const GET_WALLET: Endpoint<typeof getWallet> = { method: 'GET', path: '/wallet/' };
const PAY: Endpoint<typeof pay> = { method: 'POST', path: '/wallet/pay/', idempotent: true };

const keys: string[] = [];
const accept = mockEndpoint(PAY, ({ request }) => {
  keys.push(request.headers.get('Idempotency-Key')!);
  return { status: 201, data: { balance: '90.00' } };
});

const server = startMockServer(
  mockEndpoint(GET_WALLET, () => ({ status: 200, data: { balance: '100.00' } })),
  accept,
);
beforeEach(() => keys.splice(0));

function Wallet() {
  const wallet = useEndpoint(GET_WALLET, {});
  const queries = useQueryClient();
  const key = endpointKey(GET_WALLET, 'one', {});
  const payment = useEndpointMutation(PAY, {
    optimistic: () => {
      const before = queries.getQueryData(key);
      queries.setQueryData(key, { balance: '…' });
      return () => void queries.setQueryData(key, before);
    },
    onSuccess: (after) => void queries.setQueryData(key, after),
  });
  return (
    <>
      <output>{wallet.data?.balance ?? wallet.error?.message}</output>
      <button type="button" onClick={() => payment.mutate({ body: { amount: '10.00' } })}>
        Pay
      </button>
      {payment.error && <p role="alert">{payment.error.message}</p>}
    </>
  );
}

async function renderWallet() {
  const rendered = renderWithPlatform(<Wallet />);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('100.00'));
  return { ...rendered, press: () => userEvent.click(screen.getByRole('button')) };
}

const balance = () => screen.getByRole('status').textContent;

it('writes, and shows what the server answers', async () => {
  const { press } = await renderWallet();
  await press();
  await waitFor(() => expect(balance()).toBe('90.00'));
});

it('takes the optimistic change back when the server refuses, and tells why', async () => {
  server.use(mockEndpoint(PAY, () => refusal('conflict', 'Уже оплачено')));
  const { press } = await renderWallet();
  await press();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Уже оплачено'));
  await waitFor(() => expect(balance()).toBe('100.00'));
});

it('pays once when "pay" is pressed again after an attempt of unknown end', async () => {
  const { press } = await renderWallet();
  server.use(
    mockEndpoint(PAY, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key')!);
      return refusal('internal');
    }),
  );
  await press();
  await screen.findByRole('alert');
  server.resetHandlers();
  await press();
  await waitFor(() => expect(balance()).toBe('90.00'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);

  await press();
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[2]).not.toBe(keys[1]);
});

it('keeps the old answer when asking again fails', async () => {
  const { queries } = await renderWallet();
  server.use(mockLostConnection(GET_WALLET));
  await act(() => queries.refetchQueries());
  expect(balance()).toBe('100.00');
});

it('shows the error of a first answer that is refused', async () => {
  server.use(mockEndpoint(GET_WALLET, () => refusal('not_found', 'Нет такого кошелька')));
  renderWithPlatform(<Wallet />);
  await waitFor(() => expect(balance()).toBe('Нет такого кошелька'));
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { acceptDelivery, getAvailableDelivery } from '@karavan/shared-api/client/delivery';
import {
  mockEndpoint,
  mockLostConnection,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { availableDelivery, courierDelivery, TEXTS } from '../../testing/deliveries.ts';
import { CourierDeliveryOverlay } from './courier-delivery.overlay.tsx';

const server = startMockServer(
  mockEndpoint(getAvailableDelivery, () => ({ status: 200, data: availableDelivery() })),
  mockEndpoint(acceptDelivery, () => ({ status: 200, data: courierDelivery() })),
);

function open() {
  const close = jest.fn();
  const view = renderWithPlatform(
    <CourierDeliveryOverlay props={{ transactionId: 9 }} close={close} />,
    { messages: TEXTS },
  );
  return { user: userEvent.setup(), close, ...view };
}

it('offers one delivery and leads to it once it is taken', async () => {
  const { user, close } = open();
  expect(screen.getByRole('heading', { name: 'Заказ № 9' })).toBeTruthy();
  expect(screen.getByRole('status')).toBeTruthy();
  expect(await screen.findByText('Джал')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Взять' }));
  await waitFor(() => expect(close.mock.calls).toEqual([['/delivery/receipt/9']]));
});

it('leads to other deliveries when this one is gone', async () => {
  server.use(mockEndpoint(getAvailableDelivery, () => refusal('not_found')));
  const { user, close } = open();
  expect(await screen.findByText('Этот заказ уже нельзя взять')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Другие заказы' }));
  expect(close.mock.calls).toEqual([['/delivery/available']]);
});

it('says that somebody has been faster, and no longer offers it', async () => {
  server.use(
    mockEndpoint(acceptDelivery, () => {
      server.use(mockEndpoint(getAvailableDelivery, () => refusal('not_found')));
      return refusal('conflict');
    }),
  );
  const { user, close, record } = open();
  await user.click(await screen.findByRole('button', { name: 'Взять' }));
  expect(await screen.findByText('Этот заказ уже нельзя взять')).toBeTruthy();
  expect(record.toasts).toEqual([{ kind: 'error', text: 'Этот заказ уже взял другой курьер' }]);
  expect(close).not.toHaveBeenCalled();
});

it('is for couriers', async () => {
  server.use(mockEndpoint(getAvailableDelivery, () => refusal('forbidden')));
  open();
  expect(await screen.findByText('Раздел для курьеров')).toBeTruthy();
});

it('offers another try after a failure', async () => {
  server.use(mockLostConnection(getAvailableDelivery));
  const { user } = open();
  await screen.findByRole('alert');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Джал')).toBeTruthy();
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDelivery, pickUpDelivery, returnDelivery } from '@karavan/shared-api/client/delivery';
import {
  reportDeliveryPosition,
  shareDeliveryPosition,
} from '@karavan/shared-api/client/delivery-positions';
import type { CourierDelivery } from '@karavan/shared-api/contract/delivery';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import road from '../locales/ru.json' with { type: 'json' };
import { courierDelivery, TEXTS } from '../../../testing/deliveries.ts';
import { CarriedGoods } from './carried-goods.tsx';

let sent: unknown[];
const server = startMockServer(
  mockEndpoint(getDelivery, () => ({ status: 200, data: courierDelivery() })),
  mockEndpoint(pickUpDelivery, async ({ request }) => {
    sent.push(await request.json());
    return { status: 200, data: courierDelivery({ picked_up_at: '2026-11-21T08:20:00.000Z' }) };
  }),
  mockEndpoint(returnDelivery, () => {
    sent.push('returned');
    return { status: 200, data: courierDelivery() };
  }),
  mockEndpoint(shareDeliveryPosition, async ({ request }) => {
    sent.push(await request.json());
    return { status: 200, data: { is_shared: true } };
  }),
  mockEndpoint(reportDeliveryPosition, async ({ request }) => {
    sent.push(await request.json());
    return { status: 204, data: undefined };
  }),
);
beforeEach(() => {
  sent = [];
});

async function open(values: Partial<CourierDelivery> = {}) {
  const view = renderWithPlatform(<CarriedGoods delivery={courierDelivery(values)} />, {
    messages: { ...TEXTS, 'mf-delivery-road': road },
  });
  await screen.findByRole('heading', { name: 'Что везти' });
  return { user: userEvent.setup(), ...view };
}

it('lists the goods with sizes and numbers, and what the client has asked for', async () => {
  await open({ note: 'Без пакета', parcels: 2, picked_up_at: '2026-11-21T08:20:00.000Z' });
  expect(screen.getByText('Кроссовки')).toBeTruthy();
  expect(screen.getByText('42, 2 шт.')).toBeTruthy();
  expect(screen.getByText(/Без пакета/)).toBeTruthy();
  expect(screen.getByText('Мест: 2')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Забрал товар' })).toBeNull();
});

it('counts the parcels as the goods are picked up', async () => {
  const { user } = await open();
  const parcels = screen.getByRole('textbox', { name: 'Сколько мест' });
  await user.clear(parcels);
  await user.type(parcels, '3');
  await user.click(screen.getByRole('button', { name: 'Забрал товар' }));
  expect(sent).toEqual([{ parcels: 3 }]);
});

it('asks for the goods back that could not be brought, and for nothing else', async () => {
  const { user } = await open({
    status: 'delivery_status_rejected_by_delivery_service',
    picked_up_at: '2026-11-21T08:20:00.000Z',
  });
  expect(screen.queryByRole('switch')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Вернул товар' }));
  expect(sent).toEqual(['returned']);
});

it('shares the position only when the courier turns it on', async () => {
  const { user } = await open();
  const toggle = screen.getByRole('switch', { name: 'Показывать клиенту, где я' });
  expect((toggle as HTMLInputElement).checked).toBe(false);
  await user.click(toggle);
  expect(sent).toEqual([{ is_shared: true }]);
});

it('tells where the device is while it is shared', async () => {
  const clearWatch = jest.fn();
  const watchPosition = jest.fn((found: PositionCallback) => {
    found({ coords: { latitude: 42.87, longitude: 74.59 } } as GeolocationPosition);
    return 7;
  });
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { watchPosition, clearWatch },
  });
  const told = new Promise((resolve) => {
    server.events.on('response:mocked', ({ request }) => {
      if (request.url.includes('/position/')) resolve(undefined);
    });
  });
  const { unmount } = await open({ shares_position: true });
  await told;
  expect(sent).toEqual([{ latitude: 42.87, longitude: 74.59 }]);
  unmount();
  expect(clearWatch).toHaveBeenCalledWith(7);
});

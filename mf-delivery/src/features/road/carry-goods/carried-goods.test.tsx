import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDelivery, pickUpDelivery, returnDelivery } from '@karavan/shared-api/client/delivery';
import {
  reportDeliveryPosition,
  shareDeliveryPosition,
} from '@karavan/shared-api/client/delivery-positions';
import type { CourierDelivery } from '@karavan/shared-api/contract/delivery';
import { useEndpoint } from '@karavan/shared-api/query';
import {
  mockEndpoint,
  mockLostConnection,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
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

async function open(
  values: Partial<CourierDelivery> = {},
  goods = <CarriedGoods delivery={courierDelivery(values)} />,
) {
  const view = renderWithPlatform(goods, {
    messages: { ...TEXTS, 'mf-delivery-road': road },
  });
  await screen.findByRole('heading', { name: 'Что везти' });
  return { user: userEvent.setup(), ...view };
}

/** As the page has it: what the server has is asked for again. */
function Stored() {
  const { data } = useEndpoint(getDelivery, { params: { id: courierDelivery().transaction_id } });
  return data ? <CarriedGoods delivery={data} /> : null;
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

describe('where the device is', () => {
  const clearWatch = jest.fn();
  let asked: number;
  beforeEach(() => {
    asked = 0;
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: {
        watchPosition(found: PositionCallback) {
          asked += 1;
          found({ coords: { latitude: 42.87, longitude: 74.59 } } as GeolocationPosition);
          return 7;
        },
        clearWatch,
      },
    });
  });
  const HERE = { latitude: 42.87, longitude: 74.59 };

  it('is told while it is shared', async () => {
    const { unmount } = await open({ shares_position: true });
    await waitFor(() => expect(sent).toEqual([HERE]));
    unmount();
    expect(clearWatch).toHaveBeenCalledWith(7);
  });

  it('is not asked for before the server knows that it is shared', async () => {
    const known = Promise.withResolvers<void>();
    let shares_position = false;
    server.use(
      mockEndpoint(getDelivery, () => ({
        status: 200,
        data: courierDelivery({ shares_position }),
      })),
      mockEndpoint(shareDeliveryPosition, async () => {
        await known.promise;
        shares_position = true;
        return { status: 200, data: { is_shared: true } };
      }),
    );
    const { user } = await open({}, <Stored />);
    await user.click(screen.getByRole('switch', { name: 'Показывать клиенту, где я' }));
    expect(asked).toBe(0);
    known.resolve();
    await waitFor(() => expect(sent).toEqual([HERE]));
  });

  it('is told again by a device that rests, when it was lost', async () => {
    const { setTimeout: start } = globalThis;
    let restOver: (() => void) | undefined;
    const watched = (run: () => void, after?: number) => {
      if (after === 10_000) restOver = run;
      return start(run, after);
    };
    globalThis.setTimeout = watched as typeof start;
    server.use(mockLostConnection(reportDeliveryPosition));
    await open({ shares_position: true });
    await waitFor(() => expect(restOver).toBeTruthy());
    expect(sent).toEqual([]);
    server.resetHandlers();
    restOver!();
    await waitFor(() => expect(sent).toEqual([HERE]));
    globalThis.setTimeout = start;
  });
});

it('is a slip for the printer, and is sent on without who waits for it', async () => {
  const { user, record } = await open({ parcels: 3 });
  expect(screen.queryByRole('img', { name: 'QR-код доставки' })).toBeNull();
  const button = screen.getByRole('button', { name: 'Накладная' });
  await user.click(button);
  expect(await screen.findByText('Доставка, заказ № 9')).toBeTruthy();
  for (const text of ['Айгуль', '+996 700 123 456', 'Подъезд 2', '2 × Кроссовки, 42']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(screen.getByText(/^Наличные 1.200/)).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'QR-код доставки' })).toBeTruthy();
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Напечатать' }));
  expect(print).toHaveBeenCalledTimes(1);

  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(record.toasts).toMatchObject([{ text: 'Скопировано' }]));
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain('Привезти: Бишкек, Джал, мкр. Джал, 23');
  expect(copied).not.toMatch(/Айгуль|\+996|1.200/);
});

it('a delivery that is over is printed, and sent to nobody', async () => {
  const { user } = await open({
    status: 'delivery_status_delivered',
    cash_due: { amount: '0.00', currency: 'KGS' },
  });
  await user.click(screen.getByRole('button', { name: 'Накладная' }));
  expect(await screen.findByText('Оплачено онлайн')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Отправить' })).toBeNull();
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDelivery } from '@karavan/shared-api/client/delivery';
import type { CourierDelivery } from '@karavan/shared-api/contract/delivery';
import {
  mockEndpoint,
  mockLostConnection,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { courierDelivery, deliveredDelivery, money, TEXTS } from '../../testing/deliveries.ts';
import { CarryDelivery } from './carry-delivery.tsx';

let delivery: CourierDelivery;
const server = startMockServer(mockEndpoint(getDelivery, () => ({ status: 200, data: delivery })));
beforeEach(() => {
  delivery = courierDelivery();
});

function open() {
  const view = renderWithPlatform(<CarryDelivery transactionId={9} notTaken="Можно взять" />, {
    messages: TEXTS,
  });
  return { user: userEvent.setup(), ...view };
}

/** The value beside a label in the list of facts. */
const fact = (name: string) => screen.getByText(name).nextElementSibling!.textContent;
const doorButton = () => screen.queryByRole('button', { name: 'Доставлено' });

it('tells where from and where to, whom to call and what to collect', async () => {
  const { record } = open();
  expect(screen.getByRole('status')).toBeTruthy();
  expect(await screen.findByText('В пути')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Заказ № 9' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Открыть на карте: Чуй, 1' })).toBeTruthy();
  const door = screen.getByRole('link', {
    name: 'Открыть на карте: Бишкек, Джал, мкр. Джал, 23',
  });
  expect(decodeURIComponent(door.getAttribute('href')!)).toContain('Бишкек, мкр. Джал, 23');
  expect(screen.getByText('Айгуль')).toBeTruthy();
  expect(screen.getByText('Подъезд 2')).toBeTruthy();
  const call = screen.getByRole('link', { name: 'Позвонить +996\u00A0700\u00A0123\u00A0456' });
  expect(call.getAttribute('href')).toBe('tel:+996700123456');
  expect(fact('Получить наличными')).toMatch(/^1\s200/);
  expect(fact('Товары')).toBe('2 товара');
  expect(fact('Доставку оплачивает клиент')).toMatch(/^150/);
  expect(record.header).toMatchObject({ title: 'Заказ № 9', backTo: '/delivery/history' });
});

it('collects nothing for what is paid for', async () => {
  delivery = courierDelivery({ cash_due: money('0.00') });
  open();
  await screen.findByText('Оплачен, денег не берите');
  expect(screen.queryByText('Получить наличными')).toBeNull();
});

it('asks for a proof only while it is on the way', async () => {
  open();
  expect(await screen.findByRole('button', { name: 'Доставлено' })).toBeTruthy();
});

it.each([
  ['waiting again', { status: 'delivery_status_set_for_delivery' }, 'Ждёт курьера'],
  ['delivered', deliveredDelivery(), 'Доставлен'],
] as const)('asks for no proof of one that is %s', async (_, values, state) => {
  delivery = courierDelivery(values);
  open();
  expect(await screen.findByText(state)).toBeTruthy();
  expect(doorButton()).toBeNull();
});

it('reminds of the cash that is still to be handed over', async () => {
  delivery = deliveredDelivery({ cash_owed: money('1200.00') });
  open();
  expect(await screen.findByText(/^Передайте 1\s200.* организации$/)).toBeTruthy();
});

it('says why one was not delivered', async () => {
  delivery = courierDelivery({
    status: 'delivery_status_rejected_by_delivery_service',
    reason: 'Никто не открыл',
  });
  open();
  expect(await screen.findByText('Не доставлен: Никто не открыл')).toBeTruthy();
  expect(within(document.body).getByText('Не доставлен')).toBeTruthy();
  expect(doorButton()).toBeNull();
});

it('leaves one that is not theirs to whoever may take it', async () => {
  server.use(mockEndpoint(getDelivery, () => refusal('not_found')));
  open();
  expect(await screen.findByText('Можно взять')).toBeTruthy();
});

it('is for couriers', async () => {
  server.use(mockEndpoint(getDelivery, () => refusal('forbidden')));
  open();
  expect(await screen.findByText('Раздел для курьеров')).toBeTruthy();
});

it('offers another try after a failure', async () => {
  server.use(mockLostConnection(getDelivery));
  const { user } = open();
  await screen.findByRole('alert');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Айгуль')).toBeTruthy();
});

it('says that the organization has taken it back, and asks for no proof any more', async () => {
  delivery = courierDelivery({
    status: 'delivery_status_rejected_by_delivery_service',
    reason: null,
  });
  open();
  expect(await screen.findByText(/^Организация забрала этот заказ/)).toBeTruthy();
  expect(doorButton()).toBeNull();
});

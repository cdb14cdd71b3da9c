import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import {
  answerDeliveryRequest,
  changeDeliveryService,
  getDeliverySettings,
  listDeliveryAgreements,
  listDeliveryServices,
  requestDelivery,
  updateDeliverySettings,
  updateDeliveryZones,
} from '@karavan/shared-api/client/delivery-terms';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type {
  DeliveryAgreement,
  DeliverySettings,
} from '@karavan/shared-api/contract/delivery-terms';
import management from '@karavan/shared-api/management/locales/ru.json' with { type: 'json' };
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { organizationCard, SESSION, workplace } from '../../../testing/organizations.ts';
import manageTexts from '../locales/ru.json' with { type: 'json' };
import texts from './locales/ru.json' with { type: 'json' };
import { ManageDelivery } from './manage-delivery.tsx';

// jsdom has no layout: the first items are present as in the server's markup.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => undefined;

const agreement = (more: Partial<DeliveryAgreement> = {}): DeliveryAgreement => ({
  id: 3,
  status: 'accepted',
  partner: organizationCard({ id: 9, title: 'Тулпар' }),
  is_service: false,
  created_at: '2026-11-20T08:00:00.000Z',
  under_way: 0,
  ...more,
});

const services = () => [organizationCard({ id: 9, title: 'Тулпар' })];

let settings: DeliverySettings;
let clients: DeliveryAgreement[];
let isOvertaken: boolean;
let isInUse: boolean;
let sent: unknown[];
startMockServer(
  mockEndpoint(getMe, () => ({
    status: 200,
    data: { organizations: [workplace({ id: 5, permissions: ['can_manage_delivery'] })] } as Me,
  })),
  mockEndpoint(getDeliverySettings, () => ({ status: 200, data: settings })),
  mockEndpoint(updateDeliverySettings, async ({ request }) => {
    const { version, ...terms } = (await request.json()) as DeliverySettings['terms'] & {
      readonly version: number;
    };
    sent.push({ version, ...terms });
    if (isOvertaken) return refusal('settings_changed');
    settings = { ...settings, version: version + 1, terms };
    return { status: 200, data: settings };
  }),
  mockEndpoint(updateDeliveryZones, async ({ request }) => {
    sent.push(await request.json());
    return { status: 200, data: settings };
  }),
  mockEndpoint(changeDeliveryService, async ({ request }) => {
    sent.push(await request.json());
    if (isInUse) return refusal('delivery_service_in_use');
    settings = { ...settings, is_service: !settings.is_service };
    return { status: 200, data: settings };
  }),
  mockEndpoint(listDeliveryServices, () => ({ status: 200, data: { list: services() } })),
  mockEndpoint(requestDelivery, async ({ request }) => {
    sent.push(await request.json());
    const asked = agreement({ status: 'requested' });
    settings = { ...settings, asked };
    return { status: 201, data: asked };
  }),
  mockEndpoint(listDeliveryAgreements, () => ({
    status: 200,
    data: { list: clients, total_count: clients.length, total_pages: 1, next: null },
  })),
  mockEndpoint(answerDeliveryRequest, async ({ request }) => {
    sent.push(await request.json());
    clients = clients.map((client) => ({ ...client, status: 'accepted' }));
    return { status: 200, data: clients[0]! };
  }),
);
beforeEach(() => {
  settings = {
    version: 1,
    currency: 'KGS',
    terms: {
      payer: 'client',
      base_fee: '100.00',
      fee_per_km: '20.00',
      free_from: null,
      min_order: null,
      radius_km: 3,
      hours: 'any',
      week: [],
    },
    zones: [],
    is_zones_only: false,
    location: { latitude: 42.87, longitude: 74.6 },
    service: null,
    asked: null,
    is_service: false,
  };
  clients = [];
  isOvertaken = false;
  isInUse = false;
  sent = [];
});

function open() {
  const { record, queries } = renderWithPlatform(<ManageDelivery organizationId={5} />, {
    session: SESSION,
    messages: {
      management,
      'mf-organization-delivery': texts,
      'mf-organization-manage': manageTexts,
    },
  });
  return { user: userEvent.setup(), record, queries };
}

it('shows what clients pay while the terms are typed, and stores them', async () => {
  const { user, record } = open();
  expect(await screen.findByText(/^До 3 км, заказ/)).toBeTruthy();
  expect(screen.getByText(/^160\s/)).toBeTruthy();
  expect(screen.getByText('Дальше 3 км')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Организация' }));
  expect(screen.getAllByText('Бесплатно').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(record.toasts).toContainEqual({ kind: 'success', text: 'Сохранено' }));
  expect(sent).toMatchObject([{ version: 1, payer: 'organization', radius_km: 3 }]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Организация' }).checked).toBe(true);
  expect(screen.queryByText(/Условия сохранил кто-то ещё/)).toBeNull();
});

it('keeps what was typed when somebody else was faster', async () => {
  isOvertaken = true;
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: 'Организация' }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(/Условия сохранил кто-то ещё/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Организация' }).checked).toBe(true);
});

it('says what somebody else has stored as soon as it is read, before it is written over', async () => {
  const { user, queries } = open();
  await user.click(await screen.findByRole('radio', { name: 'Организация' }));
  const told = () => screen.queryAllByText(/Условия сохранил кто-то ещё/);
  // Zones are another form.
  settings = { ...settings, version: 2, is_zones_only: true };
  await act(() => queries.invalidateQueries());
  await waitFor(() => expect(told()).toHaveLength(1));
  settings = { ...settings, version: 3, terms: { ...settings.terms!, base_fee: '500.00' } };
  await act(() => queries.invalidateQueries());
  await waitFor(() => expect(told()).toHaveLength(2));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Организация' }).checked).toBe(true);
});

it('stores a week of its own, and asks for one where there is none', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: 'По своим часам' }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Укажите хотя бы один день')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Каждый день 9–21' }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ hours: 'own' }]);
  expect((sent[0] as { week: unknown[] }).week).toHaveLength(7);
});

it('stores zones as they are typed, and says where their lines cross', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Добавить зону' }));
  const zone = within(screen.getByRole('group', { name: 'Зона 1' }));
  await user.type(zone.getByRole('textbox', { name: 'Название' }), 'Центр');
  await user.type(zone.getByRole('textbox', { name: /Цена доставки в зоне/ }), '150');
  expect(screen.getByText(/^Зона «Центр», заказ/).parentElement?.textContent).toMatch(/150/);
  await user.click(zone.getByRole('radio', { name: 'По границам на карте' }));
  const corners = zone.getByRole('textbox', { name: 'Углы зоны' });
  const save = screen.getByRole('button', { name: 'Сохранить зоны' });
  await user.type(corners, '42, 74{Enter}43, 75{Enter}42, 75{Enter}43, 74');
  await user.click(save);
  expect(await zone.findByText(/не должны пересекаться/)).toBeTruthy();
  expect(sent).toEqual([]);
  await user.clear(corners);
  await user.type(corners, '42, 74{Enter}42, 75{Enter}43, 75');
  await user.click(save);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([
    { version: 1, zones: [{ name: 'Центр', radius_km: null, points: [{}, {}, {}] }] },
  ]);
});

it('asks a delivery service, and waits for its answer', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Выбрать службу доставки' }));
  await user.click(await screen.findByRole('button', { name: 'Попросить: Тулпар' }));
  expect(await screen.findByText('Ждём ответа службы')).toBeTruthy();
  expect(sent).toEqual([{ service_id: 9 }]);
});

it('lets a service answer whoever asks it', async () => {
  settings = { ...settings, is_service: true };
  clients = [agreement({ status: 'requested', is_service: true })];
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Согласиться' }));
  expect(await screen.findByText('Сейчас в пути: 0')).toBeTruthy();
  expect(sent).toEqual([{ status: 'accepted' }]);
});

it('begins to deliver itself, and then shows whom it delivers for', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('switch', { name: texts.own_switch }));
  expect(await screen.findByText(texts.no_clients)).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.run_service })).toBeTruthy();
  expect(sent).toEqual([{ is_service: true }]);
});

it('stays a service while the server says that it is in use', async () => {
  settings = { ...settings, is_service: true };
  isInUse = true;
  const { user } = open();
  const own = await screen.findByRole('switch', { name: texts.own_switch });
  await user.click(own);
  await waitFor(() => expect(sent).toEqual([{ is_service: false }]));
  await waitFor(() => expect(own).toHaveProperty('checked', true));
});

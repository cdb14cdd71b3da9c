import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import { listCurrencies } from '@karavan/shared-api/client/currencies';
import {
  getOrganizationSettings,
  listAllOrganizationTypes,
  updateOrganization,
} from '@karavan/shared-api/client/organization-editing';
import { readOrderLimits } from '@karavan/shared-api/client/orders';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { OrganizationSettings } from '@karavan/shared-api/contract/organization-editing';
import { ORDER_LIMITS } from '@karavan/shared-api/contract/limits';
import management from '@karavan/shared-api/management/locales/ru.json' with { type: 'json' };
import formTexts from '@karavan/shared-api/form/locales/ru.json' with { type: 'json' };
import {
  mockEndpoint,
  mockLostConnection,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { SESSION, workplace } from '../../../testing/organizations.ts';
import texts from '../locales/ru.json' with { type: 'json' };
import { EditOrganization } from './edit-organization.tsx';

const STORED: OrganizationSettings = {
  id: 5,
  title: 'Шаг',
  description: { ru: 'Обувь на каждый день' },
  type: 3,
  subtypes: [],
  image: null,
  banner: null,
  color: '#1c6f61',
  region: { country: 'KG', city: 'Бишкек' },
  address: 'Чуй, 1',
  location: { latitude: 42.87, longitude: 74.6 },
  currency: 'KGS',
  week: [{ weekday: 1, start_time: '09:00', end_time: '18:00' }],
  special_days: [],
  contacts: [{ kind: 'phone', value: '+996312000001' }],
  socials: [],
  average_check: null,
  is_gated: false,
  time_zone: 'Asia/Bishkek',
  is_currency_frozen: true,
  version: 4,
};

const TYPES = [{ id: 3, title: 'Обувь', subtypes: [] }];
const CURRENCIES = [{ code: 'KGS', name: 'Сом', sign: 'с' }];

let stored: OrganizationSettings;
let sent: { readonly version: number; readonly is_gated?: boolean | undefined }[];
const server = startMockServer(
  mockEndpoint(getMe, () => ({
    status: 200,
    data: { organizations: [workplace({ id: 5, permissions: ['can_edit_organization'] })] } as Me,
  })),
  mockEndpoint(getOrganizationSettings, () => ({ status: 200, data: stored })),
  mockEndpoint(listAllOrganizationTypes, () => ({ status: 200, data: { list: TYPES } })),
  mockEndpoint(readOrderLimits, () => ({ status: 200, data: ORDER_LIMITS })),
  mockEndpoint(listCurrencies, () => ({ status: 200, data: { list: CURRENCIES } })),
  mockEndpoint(updateOrganization, async ({ request }) => {
    const body = (await request.json()) as (typeof sent)[number];
    sent.push(body);
    stored = { ...stored, is_gated: body.is_gated ?? false, version: body.version + 1 };
    return { status: 200, data: stored };
  }),
);
window.scrollTo = () => undefined;
beforeEach(() => {
  localStorage.clear();
  stored = STORED;
  sent = [];
});

function open() {
  const view = renderWithPlatform(<EditOrganization organizationId={5} />, {
    session: SESSION,
    messages: { management, 'mf-organization-manage': texts, form: formTexts },
  });
  return { user: userEvent.setup(), ...view };
}

it('closes the gates of an organization, having said what that brings', async () => {
  const { user } = open();
  const access = await screen.findByRole('region', { name: 'Кому открыты товары' });
  await user.click(within(access).getByRole('radio', { name: 'Только принятые подписчики' }));
  expect(within(access).getByRole('status').textContent).toContain('уйдут из ленты и поиска');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(/Подписку вы подтверждаете/)).toBeTruthy();
  expect(sent).toMatchObject([{ is_gated: true, version: 4 }]);
});

it('opens them again, and tells that who waits becomes a follower', async () => {
  stored = { ...STORED, is_gated: true };
  const { user } = open();
  const access = await screen.findByRole('region', { name: 'Кому открыты товары' });
  await user.click(within(access).getByRole('radio', { name: 'Все' }));
  expect(within(access).getByRole('status').textContent).toContain('станет подписчиком');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(/подписаться может каждый/)).toBeTruthy();
  expect(sent).toMatchObject([{ is_gated: false }]);
});

it('takes nothing of others back by a draft, which waits with its picture', async () => {
  const image = { small: 's', medium: 'm', large: 'l', width: 1, height: 1, thumbhash: null };
  const { id: _id, color: _color, version: _version, ...over } = STORED;
  const values = { ...over, title: 'Шаг вперёд', image_id: 9, image };
  localStorage.setItem('own:1:draft:organization:5', JSON.stringify({ values, over }));
  stored = { ...STORED, version: 7, address: 'Манас, 3' };
  const { user } = open();
  expect(await screen.findByLabelText(/^Название/)).toHaveProperty('value', 'Шаг');
  await user.click(screen.getByRole('button', { name: formTexts.draft_take }));
  expect(document.querySelector('img[src="m"]')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { title: 'Шаг вперёд', address: 'Манас, 3', image_id: 9, version: 7 },
    ]),
  );
  expect(sent[0]).not.toHaveProperty('image');
});

it('says that others have changed it, also when their version cannot be read', async () => {
  const { user, record } = open();
  const title = await screen.findByLabelText(/^Название/);
  await user.type(title, ' вперёд');
  server.use(
    mockEndpoint(updateOrganization, () => refusal('organization_changed', 'Страницу изменили')),
    mockLostConnection(getOrganizationSettings),
  );
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(record.toasts).toEqual([{ kind: 'error', text: 'Страницу изменили' }]),
  );
  expect(title).toHaveProperty('value', 'Шаг вперёд');
  server.resetHandlers();
  server.use(
    mockEndpoint(updateOrganization, () => refusal('organization_changed', 'Страницу изменили')),
  );
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(/Ваши изменения на месте/)).toBeTruthy();
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import * as endpoints from '@karavan/shared-api/client/promotions';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { EditedPromotion, StaffPromotion } from '@karavan/shared-api/contract/promotions';
import formTexts from '@karavan/shared-api/form/locales/ru.json' with { type: 'json' };
import management from '@karavan/shared-api/management/locales/ru.json' with { type: 'json' };
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import catalog from '../locales/ru.json' with { type: 'json' };
import { EditPromotion } from './edit-promotion.tsx';
import { ListPromotions } from './list-promotions.tsx';
import texts from './locales/ru.json' with { type: 'json' };

// jsdom has no layout.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => undefined;

const som = (amount: string) => ({ amount, currency: 'KGS' });
const SHOP = {
  id: 5,
  title: 'Лавка',
  image: null,
  color: '#334455',
  type: 'Обувь',
  is_verified: false,
};
const LISTED: StaffPromotion = {
  id: 3,
  organization: SHOP,
  title: 'Осень',
  image: null,
  percent: '10',
  amount: null,
  scope: 'all',
  minimum: null,
  code: 'OSEN',
  starts_at: '2026-11-01T00:00:00.000Z',
  ends_at: null,
  time_zone: 'Asia/Bishkek',
  left: 7,
  state: 'running',
  is_listed: true,
  quota: 10,
  used: 3,
};
const EDITED: EditedPromotion = {
  id: 3,
  version: 2,
  state: 'running',
  used: 3,
  title: 'Осень',
  text: '',
  translations: [],
  image: null,
  percent: '10',
  amount: null,
  category: null,
  items: [],
  minimum: null,
  quota: 10,
  per_person: null,
  code: 'OSEN',
  with_card: false,
  is_listed: true,
  starts_at: '2026-11-01T00:00:00.000Z',
  ends_at: null,
};

const LIST: StaffPromotion[] = [LISTED];
let sent: unknown[];
const server = startMockServer(
  mockEndpoint(getMe, () => ({
    status: 200,
    data: {
      organizations: [
        {
          ...SHOP,
          is_owner: false,
          permissions: ['can_manage_discounts'],
          time_zone: 'Asia/Bishkek',
          order_kinds: [],
        },
      ],
    } as unknown as Me,
  })),
  mockEndpoint(endpoints.listStaffPromotions, () => ({
    status: 200,
    data: { list: LIST, total_count: 1, total_pages: 1, next: null, currency: 'KGS' },
  })),
  mockEndpoint(endpoints.getPromotionStats, () => ({
    status: 200,
    data: {
      orders: 3,
      clients: 2,
      new_clients: 1,
      turnover: som('2700.00'),
      reduction: som('300.00'),
    },
  })),
  mockEndpoint(endpoints.movePromotion, async ({ request }) => {
    sent.push(await request.json());
    return { status: 200, data: { ...EDITED, state: 'paused' as const } };
  }),
  mockEndpoint(endpoints.getEditedPromotion, () => ({ status: 200, data: EDITED })),
  mockEndpoint(endpoints.createPromotion, async ({ request }) => {
    sent.push(await request.json());
    return { status: 201, data: { ...EDITED, state: 'draft' as const } };
  }),
  mockEndpoint(endpoints.updatePromotion, async ({ request }) => {
    sent.push(await request.json());
    return { status: 200, data: EDITED };
  }),
);
beforeEach(() => {
  localStorage.clear();
  sent = [];
});

function open(promotionId: number | null | 'list') {
  const view = renderWithPlatform(
    promotionId === 'list' ? (
      <ListPromotions organizationId={5} />
    ) : (
      <EditPromotion organizationId={5} promotionId={promotionId} />
    ),
    {
      path: '/organizations/5/manage/promotions',
      session: {
        token: 't',
        user: { id: 1, full_name: 'Елена', avatar: null, has_empty_fields: false },
      },
      messages: {
        'mf-commerce-catalog': catalog,
        'mf-commerce-promotions': texts,
        form: formTexts,
        management,
      },
    },
  );
  return { user: userEvent.setup(), ...view };
}

it('lists promotions with what they take off and where they stand', async () => {
  open('list');
  const row = within(await screen.findByRole('link', { name: /Осень/ }));
  expect(row.getByText(/^−10\s%\s· OSEN$/)).toBeTruthy();
  expect(row.getByText('Использована: 3 из 10')).toBeTruthy();
  expect(row.getByText('Идёт')).toBeTruthy();
});

it('sends a new one as a draft', async () => {
  const { user, history } = open(null);
  await user.type(await screen.findByRole('textbox', { name: 'Название' }), 'Зима');
  await user.type(screen.getByRole('textbox', { name: 'Код' }), 'zima');
  await user.click(screen.getByRole('button', { name: 'Сохранить черновик' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ title: 'Зима', percent: '10', item_ids: [], category: null });
  await waitFor(() =>
    expect(history.location.pathname).toBe('/organizations/5/manage/promotions/3'),
  );
});

it('says beside the code that another promotion has it', async () => {
  server.use(
    mockEndpoint(endpoints.updatePromotion, () =>
      refusal('invalid_input', 'Проверьте поля', { code: ['Уже занято'] }),
    ),
  );
  const { user } = open(3);
  await user.click(await screen.findByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Уже занято')).toBeTruthy();
});

it('pauses what runs, with what has come of it in sight', async () => {
  const { user } = open(3);
  expect(await screen.findByText('2, новых 1')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Приостановить' }));
  await waitFor(() => expect(sent).toEqual([{ action: 'pause' }]));
  expect(await screen.findByRole('button', { name: 'Продолжить' })).toBeTruthy();
});

it('offers products to choose to those alone who may look through them', async () => {
  open(3);
  expect(await screen.findByRole('radio', { name: 'Категория' })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'Товары' })).toBeNull();
});

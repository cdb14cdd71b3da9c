import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import * as endpoints from '@karavan/shared-api/client/banners';
import { listShopCollections } from '@karavan/shared-api/client/collections';
import { listStaffPromotions } from '@karavan/shared-api/client/promotions';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type {
  BannerOrganization,
  EditedBanner,
  PartnerBanner,
  StaffBanner,
} from '@karavan/shared-api/contract/banners';
import type { CollectionCard } from '@karavan/shared-api/contract/collections';
import type { StaffPromotion } from '@karavan/shared-api/contract/promotions';
import form from '@karavan/shared-api/form/locales/ru.json' with { type: 'json' };
import management from '@karavan/shared-api/management/locales/ru.json' with { type: 'json' };
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { organizationCard, SESSION, workplace } from '../../../testing/organizations.ts';
import manage from '../locales/ru.json' with { type: 'json' };
import { EditBanner } from './edit-banner.tsx';
import texts from './locales/ru.json' with { type: 'json' };
import { ManageBanners } from './manage-banners.tsx';

const IMAGE = { small: 's', medium: 'm', large: 'l', width: 960, height: 320, thumbhash: null };

const listed = (id: number, text: string, values: Partial<StaffBanner> = {}): StaffBanner => ({
  id,
  image: IMAGE,
  text,
  state: 'shown',
  places: ['organization'],
  shared_with: 0,
  views: 10,
  presses: 2,
  ...values,
});
const EDITED: EditedBanner = {
  id: 3,
  version: 2,
  state: 'shown',
  image: IMAGE,
  text: 'Осень',
  kind: 'organization',
  target_id: null,
  target_title: null,
  address: '',
  places: ['organization', 'feed'],
  country: null,
  city: null,
  is_shown: true,
  starts_at: '2026-11-01T00:00:00.000Z',
  ends_at: null,
  counts: [{ place: 'partner', views: 31, presses: 4 }],
};

let sent: unknown[];
let list: StaffBanner[];
let shared: BannerOrganization[];
let ofPartners: PartnerBanner[];
let stored: EditedBanner;
const note = async ({ request }: { readonly request: Request }) => {
  sent.push(await request.json());
  return { status: 204 as const, data: undefined as never };
};
const server = startMockServer(
  mockEndpoint(getMe, () => ({
    status: 200,
    data: { organizations: [workplace({ id: 5, permissions: ['can_manage_discounts'] })] } as Me,
  })),
  mockEndpoint(endpoints.listStaffBanners, () => ({ status: 200, data: { list } })),
  mockEndpoint(endpoints.listPartnerBanners, () => ({ status: 200, data: { list: ofPartners } })),
  mockEndpoint(endpoints.getEditedBanner, () => ({ status: 200, data: stored })),
  mockEndpoint(endpoints.listBannerOrganizations, () => ({ status: 200, data: { list: shared } })),
  mockEndpoint(listShopCollections, () => ({
    status: 200,
    data: { list: [] as CollectionCard[] },
  })),
  mockEndpoint(listStaffPromotions, () => ({
    status: 200,
    data: {
      list: [] as StaffPromotion[],
      total_count: 0,
      total_pages: 0,
      next: null,
      currency: 'KGS',
    },
  })),
  mockEndpoint(endpoints.orderBanners, note),
  mockEndpoint(endpoints.hidePartnerBanner, note),
  mockEndpoint(endpoints.shareBanner, async ({ request }) => {
    sent.push(await request.json());
    return { status: 200, data: { list: shared } };
  }),
  mockEndpoint(endpoints.moveBanner, async ({ request }) => {
    sent.push(await request.json());
    return { status: 200, data: { ...EDITED, state: 'archived' as const } };
  }),
  mockEndpoint(endpoints.updateBanner, async ({ request }) => {
    const body = (await request.json()) as { readonly version: number };
    sent.push(body);
    if (body.version !== stored.version) return refusal('settings_changed', 'Кто-то был быстрее');
    return { status: 200, data: stored };
  }),
);
beforeEach(() => {
  localStorage.clear();
  sent = [];
  list = [listed(3, 'Осень'), listed(4, 'Зима', { state: 'planned' })];
  shared = [];
  ofPartners = [];
  stored = EDITED;
});

function open(view: 'list' | 'edit' | 'create', overlayResult?: unknown) {
  const rendered = renderWithPlatform(
    view === 'list' ? (
      <ManageBanners organizationId={5} />
    ) : (
      <EditBanner organizationId={5} bannerId={view === 'edit' ? 3 : null} />
    ),
    {
      path: '/organizations/5/manage/banners',
      session: SESSION,
      overlayResult,
      messages: {
        management,
        form,
        'mf-organization-manage': manage,
        'mf-organization-banners': texts,
      },
    },
  );
  return { user: userEvent.setup(), ...rendered };
}

it('brings banners into an order with the keyboard', async () => {
  const { user } = open('list');
  const row = within((await screen.findByRole('link', { name: /Осень/ })).closest('li')!);
  expect(row.getByText('Просмотры: 10 · Нажатия: 2')).toBeTruthy();
  row.getByRole('button', { name: 'Переместить: Осень' }).focus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(sent).toEqual([{ banner_ids: [4, 3] }]));
  expect(await screen.findByText('Осень: место 2 из 2')).toBeTruthy();
});

it('hides what a partner shows, and brings back what was put away', async () => {
  list = [listed(6, 'Весна', { state: 'archived' })];
  ofPartners = [
    {
      id: 9,
      organization: organizationCard({ title: 'Каблук' }),
      image: IMAGE,
      text: 'Ремонт',
      path: '/organizations/8',
      mark: null,
      is_hidden: false,
    },
  ];
  const { user } = open('list');
  await user.click(await screen.findByRole('switch', { name: /Показывать Ремонт/ }));
  await waitFor(() => expect(sent).toEqual([{ banner_id: 9, is_hidden: true }]));
  await user.click(screen.getByRole('button', { name: /^Вернуть\s+Весна$/ }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ action: 'restore' }));
});

it('is edited, put away and shared with partners, with what it has counted in sight', async () => {
  shared = [{ ...organizationCard({ id: 8 }), is_shared: false, is_hidden: false }];
  const { user, history } = open('edit');
  expect(await screen.findByRole('row', { name: 'Страницы партнёров 31 4' })).toBeTruthy();
  const text = await screen.findByRole('textbox', { name: 'Что на баннере' });
  await user.clear(text);
  await user.type(text, 'Новая осень');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent[0]).toMatchObject({ text: 'Новая осень', version: 2 }));
  await user.click(await screen.findByRole('switch', { name: 'Показывать у партнёра: Каблук' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ organization_ids: [8] }));
  await user.click(screen.getByRole('button', { name: 'Убрать в архив' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ action: 'archive' }));
  await waitFor(() => expect(history.location.pathname).toBe('/organizations/5/manage/banners'));
});

it('refuses an address that is none before it is sent', async () => {
  const { user } = open('edit');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Куда ведёт' }), 'link');
  await user.type(screen.getByRole('textbox', { name: 'Адрес страницы' }), 'javascript:alert(1)');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(
      screen.getByRole('textbox', { name: 'Адрес страницы' }).getAttribute('aria-invalid'),
    ).toBe('true'),
  );
  expect(sent).toEqual([]);
});

it('offers nothing of the catalogue to those who may not look through it', async () => {
  open('create');
  const kind = await screen.findByRole('combobox', { name: 'Куда ведёт' });
  expect(within(kind).queryByRole('option', { name: 'На товар' })).toBeNull();
  expect(within(kind).getByRole('option', { name: 'На акцию' })).toBeTruthy();
});

it('tells of what somebody else has stored meanwhile, keeps what is typed, and saves it when asked again', async () => {
  const { user } = open('edit');
  const text = await screen.findByLabelText<HTMLInputElement>('Что на баннере');
  await user.clear(text);
  await user.type(text, 'Скидки осени');
  stored = { ...EDITED, version: 3, text: 'Чужое' };
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await screen.findByText(/изменил кто-то другой/);
  expect(text.value).toBe('Скидки осени');
  await waitFor(async () => {
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(sent.at(-1)).toMatchObject({ version: 3, text: 'Скидки осени' });
  });
});

it('says so when the banner to copy cannot be had', async () => {
  server.use(
    mockEndpoint(endpoints.getEditedBanner, () => refusal('not_found', 'Баннера больше нет')),
  );
  const { user, record } = open('create', 4);
  await user.click(await screen.findByRole('button', { name: texts.copy }));
  await waitFor(() =>
    expect(record.toasts).toEqual([{ kind: 'error', text: 'Баннера больше нет' }]),
  );
});

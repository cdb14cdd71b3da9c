import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import { searchOrganizations } from '@karavan/shared-api/client/feed';
import {
  createPartnership,
  deletePartnership,
  listPartnerships,
  updatePartnership,
} from '@karavan/shared-api/client/partners';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { Partnership } from '@karavan/shared-api/contract/partners';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import management from '@karavan/shared-api/management/locales/ru.json' with { type: 'json' };
import { organizationCard, SESSION, workplace } from '../../../testing/organizations.ts';
import texts from './locales/ru.json' with { type: 'json' };
import { ManagePartners } from './manage-partners.tsx';

// jsdom has no layout: the first items are present as in the server's markup.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => undefined;

const partnership = (more: Partial<Partnership> = {}): Partnership => ({
  id: 3,
  status: 'accepted',
  partner: organizationCard({ id: 9, title: 'Шнурок' }),
  is_recipient: false,
  created_at: '2026-11-20T08:00:00.000Z',
  note: null,
  category: null,
  order: null,
  ...more,
});

let partners: Partnership[];
let requests: Partnership[];
let over: Partnership[];
let permissions: Me['organizations'][number]['permissions'];
let sent: unknown[];
const found = () => [organizationCard({ id: 5 }), organizationCard({ id: 7, title: 'Пик' })];
const server = startMockServer(
  mockEndpoint(getMe, () => ({
    status: 200,
    data: { organizations: [workplace({ id: 5, permissions })] } as Me,
  })),
  mockEndpoint(listPartnerships, ({ request }) => {
    const status = new URL(request.url).searchParams.get('status');
    const list = status === 'over' ? over : status === 'requested' ? requests : partners;
    return {
      status: 200,
      data: { list, total_count: list.length, total_pages: 1, next: null },
    };
  }),
  mockEndpoint(updatePartnership, async ({ request }) => {
    sent.push(await request.json());
    return { status: 200, data: partnership() };
  }),
  mockEndpoint(deletePartnership, ({ request }) => {
    sent.push(new URL(request.url).pathname);
    return { status: 204, data: undefined as never };
  }),
  mockEndpoint(searchOrganizations, () => ({
    status: 200,
    data: { list: found() },
  })),
);
beforeEach(() => {
  partners = [partnership()];
  requests = [];
  over = [];
  permissions = ['can_manage_followers_partners'];
  sent = [];
  localStorage.clear();
});

function open() {
  const view = renderWithPlatform(<ManagePartners organizationId={5} />, {
    path: '/organizations/5/manage/partners',
    session: SESSION,
    messages: { 'mf-organization-partners': texts, management },
  });
  return { user: userEvent.setup(), ...view };
}

const cardOf = (name: string) => screen.findByRole('article', { name });

it('answers a request in the name of the organization', async () => {
  requests = [partnership({ status: 'requested', is_recipient: true })];
  const { user } = open();
  await user.click(await screen.findByText('Запросы: 1'));
  await user.click(within(await cardOf('Шнурок')).getByRole('button', { name: 'Принять' }));
  await waitFor(() => expect(sent).toEqual([{ status: 'accepted' }]));
});

it('withdraws its own request', async () => {
  requests = [partnership({ status: 'requested' })];
  const { user } = open();
  await user.click(await screen.findByText('Запросы: 1'));
  await user.click(within(await cardOf('Шнурок')).getByRole('button', { name: 'Отозвать' }));
  await waitFor(() => expect(sent).toEqual(['/api/v1/organizations/5/partnerships/3/']));
});

it('shows what is over, and asks again', async () => {
  over = [partnership({ status: 'ended' }), partnership({ id: 4, status: 'declined' })];
  server.use(
    mockEndpoint(createPartnership, async ({ request }) => {
      sent.push(await request.json());
      return { status: 201, data: partnership({ status: 'requested' }) };
    }),
  );
  const { user } = open();
  await user.click(await screen.findByText(texts.over));
  expect(await screen.findByText(texts.was_declined)).toBeTruthy();
  const ended = (await screen.findByText(texts.has_ended)).closest('article')!;
  await user.click(within(ended).getByRole('button', { name: 'Предложить партнёрство: Шнурок' }));
  await waitFor(() => expect(sent).toEqual([{ partnership_id: 9 }]));
});

it('keeps what staff know about a partner, and shows it', async () => {
  partners = [partnership({ note: 'По средам', category: 'Поставщики', order: 2 })];
  const { user } = open();
  const card = await cardOf('Шнурок');
  expect(card.textContent).toMatch(/Поставщики · место 2.*По средам/);
  await user.click(within(card).getByRole('button', { name: 'Изменить' }));
  const note = await within(card).findByRole('textbox', { name: /Заметка/ });
  await user.clear(note);
  await user.type(note, 'По пятницам');
  await user.click(within(card).getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(sent).toEqual([{ category: 'Поставщики', order: 2, note: 'По пятницам' }]),
  );
});

it('asks another organization that the search has found, never itself', async () => {
  let asked: unknown;
  server.use(
    mockEndpoint(createPartnership, async ({ request }) => {
      asked = await request.json();
      return refusal('partner_added', 'Партнер уже добавлен');
    }),
  );
  const { user, record } = open();
  await user.type(await screen.findByRole('searchbox', { name: 'Найти партнёра' }), 'пик');
  const found = await screen.findByRole('list', { name: 'Найденные организации' });
  expect(within(found).getAllByRole('listitem')).toHaveLength(1);
  await user.click(within(found).getByRole('button', { name: 'Предложить партнёрство: Пик' }));
  await waitFor(() =>
    expect(record.toasts).toEqual([{ kind: 'error', text: 'Партнер уже добавлен' }]),
  );
  expect(asked).toEqual({ partnership_id: 7 });
});

it('is not for staff who may not manage partners', async () => {
  permissions = ['can_sell'];
  open();
  expect(await screen.findByText('Этот раздел не для вас')).toBeTruthy();
});

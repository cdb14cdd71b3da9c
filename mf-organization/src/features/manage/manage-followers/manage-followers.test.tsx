import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import { blockUser, listBlacklist, unblockUser } from '@karavan/shared-api/client/blacklist';
import {
  acceptAllFollowers,
  acceptFollower,
  countFollowers,
  declineFollower,
  listFollowers,
} from '@karavan/shared-api/client/followers';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { Follower, FollowerStatus } from '@karavan/shared-api/contract/followers';
import management from '@karavan/shared-api/management/locales/ru.json' with { type: 'json' };
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { SESSION, workplace } from '../../../testing/organizations.ts';
import texts from './locales/ru.json' with { type: 'json' };
import { ManageFollowers } from './manage-followers.tsx';

// jsdom has no layout: the first items are present as in the server's markup.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => undefined;

let people: Record<FollowerStatus | 'blocked', string[]>;
let sought: (string | null)[];

const person = (full_name: string): Follower => ({
  id: full_name.length,
  full_name,
  avatar: null,
  status: 'accepted',
  created_at: '2026-11-20T08:00:00.000Z',
});
const pageOf = <T,>(list: T[]) => ({
  status: 200 as const,
  data: { list, total_count: list.length, total_pages: 1, next: null },
});
const counts = () => ({
  accepted: people.accepted.length,
  requested: people.requested.length,
  declined: people.declined.length,
  blocked: people.blocked.length,
});

/** Moves everybody of one list to another. */
function move(from: keyof typeof people, to: keyof typeof people) {
  people[to].push(...people[from].splice(0));
  return { status: 200 as const, data: counts() };
}

startMockServer(
  mockEndpoint(getMe, () => ({
    status: 200,
    data: {
      organizations: [workplace({ id: 5, permissions: ['can_manage_followers_partners'] })],
    } as Me,
  })),
  mockEndpoint(countFollowers, () => ({ status: 200, data: counts() })),
  mockEndpoint(listFollowers, ({ query }) => {
    sought.push(query.get('search'));
    const status = (query.get('status') ?? 'accepted') as FollowerStatus;
    return pageOf(people[status].map((name) => ({ ...person(name), status })));
  }),
  mockEndpoint(listBlacklist, () =>
    pageOf(people.blocked.map((name) => ({ ...person(name), blocked_by: null }))),
  ),
  mockEndpoint(acceptFollower, () => move('requested', 'accepted')),
  mockEndpoint(declineFollower, () => move('requested', 'declined')),
  mockEndpoint(acceptAllFollowers, () => {
    const accepted_now = people.requested.length;
    return { status: 200, data: { ...move('requested', 'accepted').data, accepted_now } };
  }),
  mockEndpoint(blockUser, async ({ request }) => {
    const { person: typed } = (await request.json()) as { person?: string };
    if (typed === undefined) move('accepted', 'blocked');
    else if (typed === 'UID404') return refusal('user_not_found');
    else people.blocked.push(typed);
    return { status: 200, data: { is_blocked: true } };
  }),
  mockEndpoint(unblockUser, () => {
    people.blocked.splice(0);
    return { status: 200, data: { is_blocked: false } };
  }),
);
beforeEach(() => {
  people = { accepted: ['Айгуль'], requested: ['Тимур К.'], declined: [], blocked: [] };
  sought = [];
});

function open() {
  const { record } = renderWithPlatform(<ManageFollowers organizationId={5} />, {
    session: SESSION,
    messages: {
      management,
      'mf-organization-manage-followers': texts,
    },
  });
  return { user: userEvent.setup(), record };
}

const openTab = async (user: ReturnType<typeof userEvent.setup>, name: RegExp) =>
  user.click(await screen.findByRole('tab', { name }));

it('lists the followers, and those who ask, whom a press accepts or declines', async () => {
  const { user, record } = open();
  expect(await screen.findByText('Айгуль')).toBeTruthy();
  await openTab(user, /Запросы/);
  await user.click(await screen.findByRole('button', { name: 'Принять: Тимур К.' }));
  expect(await screen.findByText('Запросов нет')).toBeTruthy();
  expect(record.toasts).toContainEqual({ kind: 'success', text: 'Теперь подписан: Тимур К.' });
});

it('accepts everybody at once', async () => {
  const { user, record } = open();
  await openTab(user, /Запросы/);
  await user.click(await screen.findByRole('button', { name: 'Принять всех (1)' }));
  await waitFor(() =>
    expect(record.toasts).toContainEqual({ kind: 'success', text: 'Принято запросов: 1' }),
  );
  expect(people.accepted).toHaveLength(2);
});

it('blocks a follower, and lets them back in', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Ещё: Айгуль' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Заблокировать' }));
  await openTab(user, /Чёрный список/);
  await user.click(await screen.findByRole('button', { name: 'Разблокировать: Айгуль' }));
  expect(await screen.findByText('Чёрный список пуст')).toBeTruthy();
});

it('blocks somebody by their number, and says where there is nobody', async () => {
  const { user } = open();
  await openTab(user, /Чёрный список/);
  const field = await screen.findByRole('textbox', { name: texts.typed_label });
  const send = screen.getByRole('button', { name: 'Заблокировать' });
  await user.click(send);
  expect(await screen.findByText(texts.typed_empty)).toBeTruthy();
  await user.type(field, 'UID404');
  await user.click(send);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  await user.clear(field);
  await user.type(field, 'UID12');
  await user.click(send);
  expect(await screen.findByRole('button', { name: 'Разблокировать: UID12' })).toBeTruthy();
  expect(field).toHaveProperty('value', '');
});

it('asks for a part of a name', async () => {
  const { user } = open();
  await screen.findByText('Айгуль');
  await user.type(screen.getByRole('searchbox', { name: 'Найти по имени' }), 'гуль');
  await waitFor(() => expect(sought.at(-1)).toBe('гуль'));
});

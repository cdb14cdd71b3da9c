import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import { listAuditEntries } from '@karavan/shared-api/client/audit';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { AuditEntry } from '@karavan/shared-api/contract/audit';
import management from '@karavan/shared-api/management/locales/ru.json' with { type: 'json' };
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import { SESSION, workplace } from '../../../testing/organizations.ts';
import texts from '../locales/ru.json' with { type: 'json' };
import acts from './locales/ru.json' with { type: 'json' };
import { ReadAudit } from './read-audit.tsx';

const ENTRY: AuditEntry = {
  id: 1,
  person: { id: 12, full_name: 'Елена', avatar: null },
  act: 'createRole',
  kind: 'staff',
  subject: {},
  employee: null,
  created_at: '2026-11-26T10:00:00.000Z',
};

let asked: Readonly<Record<string, unknown>>[];
let list: AuditEntry[];
startMockServer(
  mockEndpoint(getMe, () => ({
    status: 200,
    data: { organizations: [workplace({ id: 5, permissions: ['can_manage_staff'] })] } as Me,
  })),
  mockEndpoint(listAuditEntries, ({ query }) => {
    asked.push(Object.fromEntries(query));
    return { status: 200, data: { list, total_count: list.length, total_pages: 1, next: null } };
  }),
);
beforeEach(() => {
  asked = [];
  list = [ENTRY];
});

function open(search = '') {
  renderWithPlatform(<ReadAudit organizationId={5} />, {
    path: `/organizations/5/manage/audit${search}`,
    session: SESSION,
    messages: { management, 'mf-organization-staff': texts, 'mf-organization-acts': acts },
  });
  return userEvent.setup();
}

it('asks for the days, the kind and the person of the address', async () => {
  open('?from=2026-11-01&to=2026-11-30&kind=staff&person=12');
  expect(await screen.findByText('Только: Елена')).toBeTruthy();
  expect(asked).toMatchObject([
    { from: '2026-11-01', to: '2026-11-30', kind: 'staff', person: '12' },
  ]);
});

it('passes over days and kinds of the address that there are not', async () => {
  open('?from=2026-02-30&to=soon&kind=gossip&person=me');
  await screen.findByRole('article');
  for (const name of ['from', 'to', 'kind', 'person']) expect(asked[0]).not.toHaveProperty(name);
});

it('tells of days the wrong way round beside them, and asks for nothing', async () => {
  open('?from=2026-11-30&to=2026-11-01');
  const period = await screen.findByRole('group', { name: 'Даты' });
  expect(within(period).getByRole('alert').textContent).toBe('Начало позже конца');
  expect(asked).toEqual([]);
});

it('says that nothing matches what it is narrowed to, and lets go of that', async () => {
  list = [];
  const user = open('?person=12&kind=partners');
  expect(await screen.findByText('Таких действий нет')).toBeTruthy();
  expect(screen.getByText('Только: UID12')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }));
  expect(await screen.findByText('Пока ничего не произошло')).toBeTruthy();
});

it('names what an act was about, as far as the log knows', async () => {
  list = [
    { ...ENTRY, act: 'acceptOrder', kind: 'orders', subject: { order: 7 } },
    { ...ENTRY, id: 2, act: 'saveItem', kind: 'catalog', subject: { item: 9, title: 'Пальто' } },
    { ...ENTRY, id: 3, act: 'blockUser', kind: 'followers', subject: { user: 31 } },
    { ...ENTRY, id: 4, act: 'moveEvent', kind: 'bookings', subject: { item: 12 } },
  ];
  open();
  const link = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await link('заказ № 7')).toBe('/receipts/7');
  expect(await link('товар № 9')).toBe('/organizations/5/manage/items/9');
  expect(await link('товар № 12')).toBe('/p/12');
  expect(screen.getByText(/«Пальто»/)).toBeTruthy();
  expect(screen.getByText(/→ UID31/)).toBeTruthy();
});

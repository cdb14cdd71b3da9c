import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listEmployees } from '@karavan/shared-api/client/employees';
import type { Employee } from '@karavan/shared-api/contract/employees';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import { ChooseColleague } from './choose-colleague.tsx';
import type { Heir } from './heir.ts';
import texts from './locales/ru.json' with { type: 'json' };

const employee = (id: number, full_name: string, more: Partial<Employee> = {}): Employee => ({
  id,
  membership_id: id,
  status: 'working',
  is_owner: false,
  person: { id, uid: `UID${id}`, full_name, avatar: null },
  role: null,
  position: '',
  invited_at: null,
  expires_at: null,
  joined_at: '2026-01-01T00:00:00.000Z',
  left_at: null,
  is_me: false,
  can_manage: true,
  ...more,
});

let staff: Employee[];
let others: Employee[];
startMockServer(
  mockEndpoint(listEmployees, ({ request }) => {
    const isFirst = !new URL(request.url).searchParams.has('cursor');
    return {
      status: 200,
      data: {
        list: isFirst ? staff : others,
        total_count: staff.length + others.length,
        total_pages: others.length > 0 ? 2 : 1,
        next: isFirst && others.length > 0 ? 'next' : null,
      },
    };
  }),
);
beforeEach(() => {
  others = [];
});

function open() {
  const found: Heir[] = [];
  renderWithPlatform(
    <ChooseColleague organizationId={5} onFound={(heir) => void found.push(heir)} />,
    {
      session: {
        token: 'token',
        user: { id: 1, full_name: 'Бакыт', avatar: null, has_empty_fields: false },
      },
      messages: { 'shell-organization-transfer': texts },
    },
  );
  return found;
}

it('offers those who work there, by name and position, and neither the owner nor oneself', async () => {
  staff = [
    employee(1, 'Бакыт', { is_owner: true, is_me: true }),
    employee(2, 'Айгуль', { position: 'Старший продавец' }),
  ];
  const found = open();
  await userEvent.click(await screen.findByRole('button', { name: /Айгуль · Старший продавец/ }));
  expect(found).toMatchObject([{ reference: 'UID2', person: { membership_id: 2 } }]);
  expect(screen.queryByRole('button', { name: /Бакыт/ })).toBeNull();
});

it('goes on to those who have worked there the longest', async () => {
  staff = [employee(2, 'Айгуль')];
  others = [employee(3, 'Чынара')];
  const found = open();
  await screen.findByRole('button', { name: /Айгуль/ });
  await userEvent.click(screen.getByRole('button', { name: /ещё/ }));
  await userEvent.click(await screen.findByRole('button', { name: /Чынара/ }));
  expect(found).toMatchObject([{ reference: 'UID3' }]);
});

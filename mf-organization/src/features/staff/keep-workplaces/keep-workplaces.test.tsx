import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { acceptInvitation, listWorkplaces } from '@karavan/shared-api/client/employees';
import type { Workplace } from '@karavan/shared-api/contract/employees';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import { SESSION } from '../../../testing/organizations.ts';
import texts from '../locales/ru.json' with { type: 'json' };
import { KeepWorkplaces } from './keep-workplaces.tsx';

const WORKPLACE: Workplace = {
  membership_id: 7,
  status: 'invited',
  organization: {
    id: 3,
    title: 'Лавка у моста',
    image: null,
    color: '#335577',
    type: 'Магазин',
    is_verified: false,
  },
  is_owner: false,
  role: 'Продавец',
  position: '',
  joined_at: null,
  expires_at: '2026-12-01T10:00:00.000Z',
  invited_by: 'Нурлан',
};

let list: Workplace[];
startMockServer(
  mockEndpoint(listWorkplaces, () => ({ status: 200, data: { list } })),
  mockEndpoint(acceptInvitation, () => {
    const accepted: Workplace = { ...WORKPLACE, status: 'working', expires_at: null };
    list = [{ ...accepted, joined_at: '2026-11-25T10:00:00.000Z' }];
    return { status: 200, data: list[0]! };
  }),
);

function open() {
  renderWithPlatform(<KeepWorkplaces />, {
    path: '/profile/workplaces',
    session: SESSION,
    messages: { 'mf-organization-staff': texts },
  });
  return userEvent.setup();
}

it('an invitation is accepted, and then there is a job to open or to leave', async () => {
  list = [WORKPLACE];
  const user = open();
  await screen.findByRole('region', { name: 'Лавка у моста' });
  await user.click(screen.getByRole('button', { name: 'Принять' }));
  expect(await screen.findByRole('button', { name: 'Уволиться' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Открыть' }).getAttribute('href')).toBe(
    '/organizations/3/manage',
  );
});

it('whoever works nowhere is told how one is hired', async () => {
  list = [];
  open();
  expect(await screen.findByText('Вы пока нигде не работаете')).toBeTruthy();
});

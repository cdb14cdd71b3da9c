import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import { getTransfer, withdrawTransfer } from '@karavan/shared-api/client/transfers';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { Transfer } from '@karavan/shared-api/contract/transfers';
import management from '@karavan/shared-api/management/locales/ru.json' with { type: 'json' };
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import { SESSION, workplace } from '../../../testing/organizations.ts';
import texts from './locales/ru.json' with { type: 'json' };
import { ManageTransfer } from './manage-transfer.tsx';

const OFFERED: Transfer = {
  id: 4,
  status: 'offered',
  person: { id: 12, uid: 'UID12', full_name: 'А••• Б•••', avatar: null },
  created_at: '2026-11-20T08:00:00.000Z',
  expires_at: '2026-11-23T08:00:00.000Z',
  ended_at: null,
};

let transfer: Transfer | null;
let isOwner: boolean;
startMockServer(
  mockEndpoint(getMe, () => ({
    status: 200,
    data: { organizations: [workplace({ id: 5, is_owner: isOwner })] } as Me,
  })),
  mockEndpoint(getTransfer, () => ({ status: 200, data: { transfer } })),
  mockEndpoint(withdrawTransfer, () => {
    transfer = { ...OFFERED, status: 'withdrawn', ended_at: '2026-11-21T08:00:00.000Z' };
    return { status: 200, data: transfer };
  }),
);
beforeEach(() => {
  transfer = null;
  isOwner = true;
});

function open() {
  const { record } = renderWithPlatform(<ManageTransfer organizationId={5} />, {
    session: SESSION,
    messages: { management, 'mf-organization-transfer': texts },
  });
  return { user: userEvent.setup(), record };
}

it('leads the owner to the overlay that offers the organization', async () => {
  const { user, record } = open();
  await user.click(await screen.findByRole('button', { name: 'Передать организацию' }));
  expect(record.overlays).toEqual([
    { type: 'organization_transfer', props: { organizationId: 5 } },
  ]);
});

it('shows the open offer by initials, and takes it back', async () => {
  transfer = OFFERED;
  const { user } = open();
  expect(await screen.findByText('А••• Б•••')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Передать организацию' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Отозвать предложение' }));
  expect(await screen.findByText('Вы отозвали предложение')).toBeTruthy();
});

it('is for nobody but the owner', async () => {
  isOwner = false;
  open();
  expect(await screen.findByText('Этот раздел не для вас')).toBeTruthy();
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import { getAttendanceCode } from '@karavan/shared-api/client/attendance';
import type { Me } from '@karavan/shared-api/contract/accounts';
import management from '@karavan/shared-api/management/locales/ru.json' with { type: 'json' };
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { SESSION, workplace } from '../../../testing/organizations.ts';
import texts from '../locales/ru.json' with { type: 'json' };
import { ShowCode } from './show-code.tsx';

let isFailing: boolean;
startMockServer(
  mockEndpoint(getMe, () => ({
    status: 200,
    data: { organizations: [workplace({ id: 5, permissions: ['can_manage_staff'] })] } as Me,
  })),
  mockEndpoint(getAttendanceCode, () =>
    isFailing
      ? refusal('internal')
      : { status: 200, data: { code: 'of-this-minute', digits: '123456', expires_in: 40 } },
  ),
);
beforeEach(() => {
  isFailing = false;
});

function open() {
  renderWithPlatform(<ShowCode organizationId={5} />, {
    session: SESSION,
    messages: { management, 'mf-organization-attendance': texts },
  });
  return userEvent.setup();
}

it('shows the code of this minute for scanning and for typing', async () => {
  open();
  expect(await screen.findByRole('img', { name: 'QR-код этой минуты' })).toBeTruthy();
  expect(screen.getByText('123 456')).toBeTruthy();
});

it('shows no code where a new one does not come, and asks for it again', async () => {
  isFailing = true;
  const user = open();
  const again = await screen.findByRole('button', { name: /Повторить|ещё раз/ });
  expect(screen.getByText('Код не обновился')).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'QR-код этой минуты' })).toBeNull();
  isFailing = false;
  await user.click(again);
  expect(await screen.findByText('123 456')).toBeTruthy();
});

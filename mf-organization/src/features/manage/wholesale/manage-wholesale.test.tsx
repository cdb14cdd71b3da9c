import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import { answerWholesaleClient, listWholesaleClients } from '@karavan/shared-api/client/wholesale';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { WholesaleStatus } from '@karavan/shared-api/contract/enumerations';
import management from '@karavan/shared-api/management/locales/ru.json' with { type: 'json' };
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import { SESSION, workplace } from '../../../testing/organizations.ts';
import texts from './locales/ru.json' with { type: 'json' };
import { ManageWholesale } from './manage-wholesale.tsx';

let status: WholesaleStatus;
let sent: unknown[];
startMockServer(
  mockEndpoint(getMe, () => ({
    status: 200,
    data: { organizations: [workplace({ id: 5, permissions: ['can_manage_discounts'] })] } as Me,
  })),
  mockEndpoint(listWholesaleClients, ({ request }) => {
    const wanted = new URL(request.url).searchParams.get('status');
    const client = {
      id: 7,
      full_name: 'Айгуль',
      username: null,
      avatar: null,
      status,
      note: 'Магазин на рынке',
      requested_at: '2026-11-20T08:00:00.000Z',
      answered_at: null,
    };
    const list = wanted === status ? [client] : [];
    return { status: 200, data: { list, total_count: list.length, total_pages: 1 } as never };
  }),
  mockEndpoint(answerWholesaleClient, async ({ request }) => {
    const body = (await request.json()) as { status: WholesaleStatus };
    sent.push(body);
    status = body.status;
    return { status: 200, data: { status } };
  }),
);
beforeEach(() => {
  status = 'requested';
  sent = [];
});

function open() {
  renderWithPlatform(<ManageWholesale organizationId={5} />, {
    session: SESSION,
    messages: { management, 'mf-organization-wholesale': texts },
  });
  return userEvent.setup();
}

it('confirms who has asked, who then stands among those that buy', async () => {
  const user = open();
  expect(await screen.findByText('Магазин на рынке')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Подтвердить' }));
  await waitFor(() => expect(sent).toEqual([{ user_id: 7, status: 'confirmed' }]));
  expect(await screen.findByText('Запросов нет')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Покупают оптом' }));
  expect(await screen.findByRole('article', { name: 'Айгуль' })).toBeTruthy();
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getOrganizationClient } from '@karavan/shared-api/client/organizations';
import {
  getWholesaleStanding,
  requestWholesale,
  withdrawWholesale,
} from '@karavan/shared-api/client/wholesale';
import type { WholesaleStanding } from '@karavan/shared-api/contract/wholesale';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import { SESSION } from '../../testing/organizations.ts';
import texts from './locales/ru.json' with { type: 'json' };
import { AskWholesale } from './ask-wholesale.tsx';

let standing: WholesaleStanding;
startMockServer(
  mockEndpoint(getOrganizationClient, () => ({
    status: 200,
    data: {
      is_own: false,
      is_blocked: false,
      is_admitted: true,
      follow_status: 'none',
      discount: null,
    },
  })),
  mockEndpoint(getWholesaleStanding, () => ({ status: 200, data: standing })),
  mockEndpoint(requestWholesale, () => {
    standing = { is_offered: true, status: 'requested', can_request: false };
    return { status: 200, data: standing };
  }),
  mockEndpoint(withdrawWholesale, () => {
    standing = { is_offered: true, status: 'ended', can_request: true };
    return { status: 204, data: undefined };
  }),
);
beforeEach(() => {
  standing = { is_offered: true, status: null, can_request: true };
});

const open = () =>
  renderWithPlatform(<AskWholesale organizationId={8} />, {
    session: SESSION,
    messages: { 'mf-organization-ask-wholesale': texts },
  });

it('asks for wholesale prices and takes the request back', async () => {
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('button', { name: 'Покупать оптом' }));
  expect(await screen.findByText('Ваш запрос на оптовые цены ждёт ответа')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Отозвать запрос об оптовых ценах' }));
  expect(await screen.findByRole('button', { name: 'Покупать оптом' })).toBeTruthy();
});

it('is nothing where nothing is sold in quantity', async () => {
  standing = { is_offered: false, status: null, can_request: true };
  const { queries } = open();
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(screen.queryByRole('button')).toBeNull();
});

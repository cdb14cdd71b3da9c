import { screen, waitFor } from '@testing-library/react';
import { getOrganizationClient } from '@karavan/shared-api/client/organizations';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import { SESSION } from '../testing/organizations.ts';
import { NotForOwner } from './not-for-owner.tsx';

const server = startMockServer();

const show = (is_own: boolean) => {
  const asked = jest.fn();
  server.use(
    mockEndpoint(getOrganizationClient, () => {
      asked();
      return {
        status: 200,
        data: {
          is_own,
          follow_status: 'none',
          is_admitted: true,
          is_blocked: false,
          discount: null,
        },
      };
    }),
  );
  renderWithPlatform(<NotForOwner organizationId={7}>Подписаться</NotForOwner>, {
    session: SESSION,
  });
  return asked;
};

it('hides from the owner what is for others', async () => {
  show(true);
  await waitFor(() => expect(screen.queryByText('Подписаться')).toBeNull());
});

it('shows it to others', async () => {
  const asked = show(false);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.getByText('Подписаться')).toBeTruthy();
});

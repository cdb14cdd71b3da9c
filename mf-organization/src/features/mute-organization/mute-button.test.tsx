import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getMessageSubscription,
  muteSubscriptionMessages,
} from '@karavan/shared-api/client/organization-messages';
import { getOrganizationClient } from '@karavan/shared-api/client/organizations';
import type { FollowStatus } from '@karavan/shared-api/contract/follow-status';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import { organizationCard, SESSION, TEXTS } from '../../testing/organizations.ts';
import { MuteButton } from './mute-button.tsx';

let status: FollowStatus;
let isMuted: boolean;
startMockServer(
  mockEndpoint(getOrganizationClient, () => ({
    status: 200,
    data: {
      is_own: false,
      is_blocked: false,
      is_admitted: true,
      follow_status: status,
      discount: null,
    },
  })),
  mockEndpoint(getMessageSubscription, () => ({
    status: 200,
    data: { organization: organizationCard(), is_muted: isMuted },
  })),
  mockEndpoint(muteSubscriptionMessages, async ({ request }) => {
    isMuted = ((await request.json()) as { is_muted: boolean }).is_muted;
    return { status: 200, data: { is_muted: isMuted } };
  }),
);
beforeEach(() => {
  status = 'accepted';
  isMuted = false;
});

const open = () =>
  renderWithPlatform(<MuteButton organizationId={8} />, { session: SESSION, messages: TEXTS });

it('mutes an organization that one follows, and ends it', async () => {
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('button', { name: 'Без уведомлений', pressed: false }));
  await user.click(await screen.findByRole('button', { name: 'Без уведомлений', pressed: true }));
  await waitFor(() => expect(isMuted).toBe(false));
});

it('is nothing to who does not follow', async () => {
  status = 'none';
  const { queries } = open();
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(screen.queryByRole('button')).toBeNull();
});

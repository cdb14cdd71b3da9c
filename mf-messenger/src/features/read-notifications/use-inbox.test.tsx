import { act, waitFor } from '@testing-library/react';
import {
  listNotifications,
  resetNotificationCount,
} from '@karavan/shared-api/client/notifications';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import { useInbox } from './use-inbox.ts';

const calls: string[] = [];
startMockServer(
  mockEndpoint(listNotifications, () => {
    calls.push('read');
    return {
      status: 200,
      data: { list: [] as Notification[], total_count: 0, total_pages: 0, next: null },
    };
  }),
  mockEndpoint(resetNotificationCount, () => {
    calls.push('seen');
    return { status: 200, data: { count: 0 } };
  }),
);

function Inbox() {
  useInbox();
  return null;
}

it('is read anew, and marked as seen, by whoever presses the bell in it', async () => {
  const { shell } = renderWithPlatform(<Inbox />, { path: '/notifications' });
  await waitFor(() => expect(calls.toSorted()).toEqual(['read', 'seen']));
  calls.splice(0);
  act(() => shell.events.emit('page.pressed', { path: '/home/posts' }));
  expect(calls).toEqual([]);
  act(() => shell.events.emit('page.pressed', { path: '/notifications' }));
  await waitFor(() => expect(calls.toSorted()).toEqual(['read', 'seen']));
});

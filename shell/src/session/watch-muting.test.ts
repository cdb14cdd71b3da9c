import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai/vanilla';
import { createShellEvents } from '@karavan/shared-api/remote';
import { watchCaches } from './caches.ts';
import { watchMuting } from './watch-muting.ts';

const MUTED = 7;
const list = ['GET /organizations/', 'list', { query: { unmuted: 'true' } }];
const row = ['GET /promotions/', 'one', { query: { unmuted: 'true', limit: 5 } }];
const search = ['GET /organizations/', 'list', { query: { search: 'хлеб' } }];

function filled() {
  const events = createShellEvents();
  const caches = watchCaches(createStore());
  watchMuting(events, caches);
  const [feed, shell] = [new QueryClient(), new QueryClient()];
  for (const cache of [feed, shell]) {
    caches.add(cache);
    cache.setQueryData(list, { items: [{ id: MUTED }, { id: 8 }], totalCount: 40, next: 'next' });
    cache.setQueryData(search, { items: [{ id: MUTED }], totalCount: 1, next: null });
    cache.setQueryData(row, {
      list: [
        { id: 1, organization: { id: MUTED } },
        { id: MUTED, organization: { id: 9 } },
      ],
    });
  }
  return { events, feed, shell };
}

it('takes what is muted out of the lists of all caches that leave it out', async () => {
  const { events, feed, shell } = filled();
  events.emit('organization.muted', { organizationId: MUTED, isMuted: true });
  await import('./leave-out.ts');
  for (const cache of [feed, shell]) {
    expect(cache.getQueryData(list)).toEqual({ items: [{ id: 8 }], totalCount: 39, next: 'next' });
    expect(cache.getQueryData(row)).toEqual({ list: [{ id: MUTED, organization: { id: 9 } }] });
    expect(cache.getQueryState(list)!.isInvalidated).toBe(true);
    expect(cache.getQueryData(search)).toMatchObject({ totalCount: 1 });
    expect(cache.getQueryState(search)!.isInvalidated).toBe(false);
  }
});

it('has those lists read anew when it comes back', async () => {
  const { events, shell } = filled();
  events.emit('organization.muted', { organizationId: MUTED, isMuted: false });
  await import('./leave-out.ts');
  expect(shell.getQueryState(list)!.isInvalidated).toBe(true);
  expect(shell.getQueryData(list)).toMatchObject({ totalCount: 40 });
});

import type { ShellEvents } from '@karavan/shared-api/remote';
import type { Caches } from './caches.ts';

/** Takes an organization that the person has muted out of what all caches hold, and lets it back in. */
export function watchMuting(events: ShellEvents, caches: Pick<Caches, 'each'>): void {
  events.on('organization.muted', (change) => {
    void import('./leave-out.ts').then(({ leaveOut }) =>
      caches.each((cache) => leaveOut(cache, change)),
    );
  });
}

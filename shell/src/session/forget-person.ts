import { forgetOwn } from '@karavan/shared-api/own';
import { sessionAtom } from '@karavan/shared-api/state';
import { signInDraftAtom } from '../pages/auth/sign-in-draft.ts';
import { forgetSubscription } from '../device/pushes/subscription.ts';
import type { ShellServices } from '../shell-services.ts';
import { forgetRecords } from './kept-records.ts';
import { leaveSession } from './leave-session.ts';

/**
 * Forgets somebody on this device after they have left the product: their session, drafts and searches, the
 * messages that wait, and that pushes come here. What others have on the same device stays.
 */
export async function forgetPerson(
  services: Pick<ShellServices, 'store' | 'history' | 'events'>,
): Promise<void> {
  const { store } = services;
  const userId = store.get(sessionAtom)?.user.id;
  forgetOwn(store);
  store.set(signInDraftAtom, null);
  leaveSession(services, { remember: false });
  await Promise.allSettled([forgetSubscription(), userId !== undefined && forgetRecords(userId)]);
}

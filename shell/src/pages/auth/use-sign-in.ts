import { useAtomValue } from 'jotai';
import type { AuthenticatedUser } from '@karavan/shared-api/contract/accounts';
import { cameFrom } from '@karavan/shared-api/go-back';
import { useNavigate } from '@karavan/shared-api/router';
import { previousPathAtom, signIn } from '@karavan/shared-api/state';
import type { ShellServices } from '../../shell-services.ts';
import { adoptAccount } from '../../preferences/adopt-account.ts';
import { runPendingAction } from './run-pending-action.ts';
import { signInDraftAtom } from './sign-in-draft.ts';

/** Shared by the sign-in pages: starts the session, then returns to where the person came from. */
export function useSignIn(services: ShellServices) {
  const { store, events } = services;
  const navigate = useNavigate();
  const previousPath = useAtomValue(previousPathAtom);
  return {
    begin(account: AuthenticatedUser): void {
      const { token, id, full_name, avatar, has_empty_fields } = account;
      store.set(signInDraftAtom, null);
      signIn(store, { token, user: { id, full_name, avatar, has_empty_fields } });
      events.emit('session.changed', { signedIn: true });
      void adoptAccount(services, account);
    },
    leave(): void {
      store.set(previousPathAtom, null);
      void navigate(previousPath ?? cameFrom() ?? '/home/posts', { replace: true });
      void runPendingAction(services);
    },
  };
}

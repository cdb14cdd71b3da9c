import type { QueryClient } from '@tanstack/react-query';
import { getMe } from '@karavan/shared-api/client/accounts';
import type { Me } from '@karavan/shared-api/contract/accounts';
import { endpointKey } from '@karavan/shared-api/query';
import { sessionAtom, signIn } from '@karavan/shared-api/state';
import type { ShellServices } from '../../../shell-services.ts';

/** Shows a changed profile wherever the shell knows the person by name or picture. */
export function followProfile(
  { store }: Pick<ShellServices, 'store'>,
  queries: QueryClient,
  me: Me,
): void {
  queries.setQueryData(endpointKey(getMe, 'one', {}), me);
  const session = store.get(sessionAtom);
  if (session?.user.id !== me.id) return;
  const { full_name, avatar } = me;
  signIn(store, {
    ...session,
    user: { ...session.user, full_name, avatar, has_empty_fields: false },
  });
}

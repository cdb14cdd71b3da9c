import { checkUsername } from '@karavan/shared-api/client/accounts';
import { USERNAME } from '@karavan/shared-api/contract/accounts';
import { useEndpoint } from '@karavan/shared-api/query';
import { useDebounced } from '@karavan/shared-ui/use-debounced';

/**
 * Whether a nickname can be had, asked while it is typed; undefined while nobody knows, or while it is
 * none. Only saving it decides: somebody else may be quicker.
 * @param own the person's present one
 */
export function useUsernameCheck(typed: string, own: string | null): 'free' | 'taken' | undefined {
  const username = useDebounced(typed);
  const isAsked = USERNAME.test(username) && username.toLowerCase() !== own?.toLowerCase();
  const { data } = useEndpoint(checkUsername, { query: { username } }, { enabled: isAsked });
  if (!isAsked || username !== typed || !data) return undefined;
  return data.is_taken ? 'taken' : 'free';
}

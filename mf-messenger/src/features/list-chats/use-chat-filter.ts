import type { RouteInput } from '@karavan/shared-api/contract/route';
import type { listChats } from '@karavan/shared-api/contract/messenger';
import { useSearchParams } from '@karavan/shared-api/router';
import { inboxIn } from '../../shared/subject-of-chat.ts';

type ChatFilter = Pick<
  NonNullable<RouteInput<typeof listChats>['query']>,
  'search' | 'organization' | 'personal'
>;

/** Which chats are listed. It lives in the address alone, so that links and back work. */
export function useChatFilter() {
  const [address, setAddress] = useSearchParams();
  const search = address.get('search')?.trim().slice(0, 60);
  const organization = inboxIn(String(address));
  const filter: ChatFilter = {
    ...(search && { search }),
    ...(organization !== null && { organization }),
    ...(organization === null && address.get('personal') === '1' && { personal: '1' as const }),
  };
  /** @param changes null for what no longer narrows the list */
  const narrow = (changes: Readonly<Partial<Record<keyof ChatFilter, string | null>>>) =>
    setAddress(
      (present) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value) present.set(name, value);
          else present.delete(name);
        }
        return present;
      },
      { replace: true },
    );
  return {
    filter,
    isNarrowed: Object.keys(filter).length > 0,
    narrow,
    reset: () => narrow({ search: null, organization: null, personal: null }),
  };
}

/** The query by which a chat that is opened keeps the list beside it as it is; empty for the whole list. */
export function queryOf(filter: ChatFilter): string {
  const entries = Object.entries(filter).map(([name, value]) => [name, String(value)]);
  return entries.length === 0 ? '' : `?${String(new URLSearchParams(entries))}`;
}

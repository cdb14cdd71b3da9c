import {
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '@karavan/shared-api/contract/notification-kinds';
import { useSearchParams } from '@karavan/shared-api/router';

interface InboxFilter {
  readonly kind?: NotificationKind;
  readonly unread?: '1';
  readonly search?: string;
}

/** Which notifications are listed. It lives in the address alone, so that links and back work. */
export function useInboxFilter() {
  const [address, setAddress] = useSearchParams();
  const kind = NOTIFICATION_KINDS.find((one) => one === address.get('kind'));
  const search = address.get('search')?.trim().slice(0, 60);
  const filter: InboxFilter = {
    ...(kind && { kind }),
    ...(address.get('unread') === '1' && { unread: '1' }),
    ...(search && { search }),
  };
  /** @param changes null for what no longer narrows the list */
  const narrow = (changes: Readonly<Partial<Record<keyof InboxFilter, string | null>>>) =>
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
    reset: () => narrow({ kind: null, unread: null, search: null }),
  };
}

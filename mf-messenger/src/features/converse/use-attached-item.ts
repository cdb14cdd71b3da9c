import { getItem } from '@karavan/shared-api/client/items';
import type { ChatDetail, MessageItem } from '@karavan/shared-api/contract/messenger';
import { useEndpoint } from '@karavan/shared-api/query';
import { useSearchParams } from '@karavan/shared-api/router';
import { itemIn } from '../../shared/subject-of-chat.ts';

/**
 * The item that the address names for the next message: one that is for sale at the organization
 * whose chat it is. Any other is as good as none.
 */
export function useAttachedItem(chat: Pick<ChatDetail, 'organization_id'>): {
  readonly item: MessageItem | undefined;
  remove(): void;
} {
  const [search, setSearch] = useSearchParams();
  const id = itemIn(search.toString());
  const { data } = useEndpoint(
    getItem,
    { params: { id: id ?? 0 } },
    { enabled: id !== null && chat.organization_id !== null },
  );
  const isTheirs = data?.organization.id === chat.organization_id;
  return {
    item: id !== null && isTheirs ? data && faceOf(data) : undefined,
    remove: () => setSearch({}, { replace: true }),
  };
}

/** What the message and its place in the outbox keep of it. */
function faceOf({
  id,
  name,
  image,
  price,
  price_unit,
  by_night,
  is_from,
  old_price,
}: MessageItem): MessageItem {
  return { id, name, image, price, price_unit, by_night, is_from, old_price };
}

import { useAtomValue } from 'jotai';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { FlatItemTile } from '@karavan/shared-ui/product/flat-item-tile';

/** One item of the organization. */
export function OfferedItem({ item }: { readonly item: FeedPost }) {
  return <FlatItemTile item={item} locale={useAtomValue(localeAtom)} link={Link} />;
}

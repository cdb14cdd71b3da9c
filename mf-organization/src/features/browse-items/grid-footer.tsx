import type { FeedPost } from '@karavan/shared-api/contract/feed';
import type { EndlessList } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { useT } from '../../shared/translation.ts';

/** Below the items: those on their way, or the way to more of them. */
export function GridFooter({ items }: { readonly items: EndlessList<FeedPost> }) {
  const t = useT();
  if (!items.hasMore && !items.error) return null;
  return (
    <Button
      kind="secondary"
      wide
      loading={items.isLoadingMore}
      onClick={items.error ? items.retry : items.loadMore}
    >
      {items.error ? t('try_again') : t('show_more')}
    </Button>
  );
}

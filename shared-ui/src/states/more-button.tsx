import { Button } from '@karavan/shared-ui/button';
import { useUiText } from '@karavan/shared-ui/ui-text';

interface MoreButtonProps {
  readonly list: {
    readonly hasMore: boolean;
    readonly isLoadingMore: boolean;
    /** The last failure; items loaded before stay. */
    readonly error: unknown;
    loadMore(): void;
    retry(): void;
  };
}

/** Shown below an endless list: a button to load more, or to retry; nothing at the end. */
export function MoreButton({ list }: MoreButtonProps) {
  const t = useUiText();
  const { hasMore, isLoadingMore, loadMore, retry } = list;
  const hasFailed = Boolean(list.error);
  if (!hasMore && !hasFailed) return null;
  return (
    <Button
      kind="secondary"
      wide
      style={{ maxWidth: 480, marginInline: 'auto' }}
      loading={isLoadingMore}
      onClick={hasFailed ? retry : loadMore}
    >
      {hasFailed ? t('try_again') : t('show_more')}
    </Button>
  );
}

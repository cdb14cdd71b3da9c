import { Button } from '@karavan/shared-ui/button';
import { useUiText } from '@karavan/shared-ui/ui-text';

interface MoreButtonProps {
  readonly list: {
    readonly hasMore: boolean;
    readonly isLoadingMore: boolean;
    /** The last failure; what was loaded before stays. */
    readonly error: unknown;
    loadMore(): void;
    retry(): void;
  };
}

/** Below what an endless list shows: the way to more of it, or another try; nothing at its end. */
export function MoreButton({ list }: MoreButtonProps) {
  const t = useUiText();
  const { hasMore, isLoadingMore, loadMore, retry } = list;
  const hasFailed = Boolean(list.error);
  if (!hasMore && !hasFailed) return null;
  return (
    <Button kind="secondary" wide loading={isLoadingMore} onClick={hasFailed ? retry : loadMore}>
      {hasFailed ? t('try_again') : t('show_more')}
    </Button>
  );
}

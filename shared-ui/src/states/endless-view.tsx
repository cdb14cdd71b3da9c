import { LoadFailure, type LoadFailureTexts } from '@karavan/shared-ui/states';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '@karavan/shared-ui/button';
import { Loading, SkeletonRow } from '@karavan/shared-ui/skeleton';
import { space } from '@karavan/shared-ui/tokens';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { VirtualList, type VirtualListProps } from '@karavan/shared-ui/virtual-list';

/** The part of an endless list that determines what is shown. */
interface EndlessData<Item> {
  readonly status: 'loading' | 'error' | 'ready';
  readonly items: readonly Item[];
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** The last failure; items loaded before stay. */
  readonly error: unknown;
  loadMore(): void;
  retry(): void;
}

interface EndlessViewProps<Item> extends Pick<
  VirtualListProps<Item>,
  'label' | 'keyOf' | 'columns' | 'gap' | 'minRowHeight' | 'positionKey' | 'below' | 'children'
> {
  readonly list: EndlessData<Item>;
  /** The skeleton of the first items and of further ones; three rows by default. */
  readonly skeleton?: ReactNode;
  /** Shown when there are no items. */
  readonly empty: ReactNode;
  readonly failure?: LoadFailureTexts;
}

/**
 * An endless list in each of its states: loading, why it cannot be shown, empty, or items with more
 * to come.
 */
export function EndlessView<Item>({
  list,
  skeleton = <Rows />,
  empty,
  failure,
  ...virtualList
}: EndlessViewProps<Item>) {
  const t = useUiText();
  const { status, items, hasMore, isLoadingMore, error, loadMore, retry } = list;
  if (status === 'loading') return skeleton;
  if (status === 'error') return <LoadFailure {...failure} error={error} retry={retry} />;
  if (items.length === 0) return empty;
  return (
    <VirtualList
      {...virtualList}
      items={items}
      hasMore={hasMore}
      isLoadingMore={isLoadingMore}
      onEndReached={loadMore}
      footer={
        <Footer>
          {isLoadingMore && skeleton}
          {Boolean(error) && (
            <Button kind="secondary" wide onClick={retry}>
              {t('try_again')}
            </Button>
          )}
        </Footer>
      }
    />
  );
}

const Rows = () => (
  <Loading>
    <SkeletonRow />
    <SkeletonRow />
    <SkeletonRow />
  </Loading>
);

const Footer = styled.div`
  padding-top: ${space[3]};
`;

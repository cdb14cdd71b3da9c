import type { ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { NarrowItemTile } from '@karavan/shared-ui/product/narrow-item-tile';
import { RowFrame } from './row-frame.tsx';

interface ItemsRowProps {
  readonly title: string;
  readonly to?: string;
  readonly menu?: ReactNode;
  readonly items: readonly FeedPost[] | undefined;
  readonly isFailed: boolean;
  retry(): void;
  onEmpty(): void;
}

/** A row of goods. */
export function ItemsRow(props: ItemsRowProps) {
  const locale = useAtomValue(localeAtom);
  return (
    <RowFrame {...props} width={160}>
      {(item) => (
        <Short>
          <NarrowItemTile item={item} locale={locale} link={Link} />
        </Short>
      )}
    </RowFrame>
  );
}

/** All names are as high, so that the row has the height that was kept for it. */
const Short = styled.div`
  > a {
    height: 100%;
    align-content: start;
  }

  > a > :last-child {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

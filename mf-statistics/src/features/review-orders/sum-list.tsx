import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { EndlessList } from '@karavan/shared-api/query';
import { MoreButton } from '@karavan/shared-ui/more-button';
import { Loading, SkeletonText } from '@karavan/shared-ui/skeleton';
import { EmptyState, LoadFailure } from '@karavan/shared-ui/states';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from './figure-texts.ts';

interface SumListProps<Item> {
  readonly label: string;
  readonly list: EndlessList<Item>;
  keyOf(item: Item): number;
  children(item: Item): ReactNode;
}

/** Sales, or those whom they are summed by, as they load, page by page. */
export function SumList<Item>({ label, list, keyOf, children }: SumListProps<Item>) {
  const t = useT();
  if (list.status === 'loading') {
    return (
      <Loading>
        <SkeletonText lines={6} />
      </Loading>
    );
  }
  if (list.status === 'error') return <LoadFailure error={list.error} retry={list.retry} />;
  if (list.items.length === 0) {
    return <EmptyState scene="statistics" title={t('empty')} text={t('empty_text')} />;
  }
  return (
    <Section>
      <List aria-label={label} aria-busy={list.isRefreshing}>
        {list.items.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </List>
      <MoreButton list={list} />
    </Section>
  );
}

const Section = styled.div`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
`;

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
`;

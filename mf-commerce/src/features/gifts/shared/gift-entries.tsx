import type { ComponentProps } from 'react';
import styled from 'styled-components';
import type { GiftEntry } from '@karavan/shared-api/contract/gifts';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { SkeletonText } from '@karavan/shared-ui/skeleton';
import { space } from '@karavan/shared-ui/tokens';
import { LedgerLine } from '../../../shared/ledger-line.tsx';
import { useGiftT } from '../translation.ts';

interface GiftEntriesProps {
  readonly query: ComponentProps<typeof AsyncView<{ list: GiftEntry[] }>>['query'];
}

/** What has become of a gift card, in words, the latest first. */
export function GiftEntries({ query }: GiftEntriesProps) {
  const t = useGiftT();
  return (
    <AsyncView query={query} skeleton={<SkeletonText />}>
      {({ list }) => (
        <List aria-label={t('history')}>
          {list.map(({ id, kind, amount, reason, transaction_id: order, created_at }) => (
            <li key={id}>
              <LedgerLine
                title={[t(`entry_${kind}`), reason].filter(Boolean).join(': ')}
                at={created_at}
                order={
                  order === null ? null : { id: order, label: t('entry_order', { number: order }) }
                }
                amount={amount}
              />
            </li>
          ))}
        </List>
      )}
    </AsyncView>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
`;

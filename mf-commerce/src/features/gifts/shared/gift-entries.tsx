import type { ComponentProps } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { GiftEntry } from '@karavan/shared-api/contract/gifts';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { formatDate } from '@karavan/shared-ui/format-date';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { SkeletonText } from '@karavan/shared-ui/skeleton';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useGiftT } from '../translation.ts';

interface GiftEntriesProps {
  readonly query: ComponentProps<typeof AsyncView<{ list: GiftEntry[] }>>['query'];
}

/** What has become of a gift card, in words, the latest first. */
export function GiftEntries({ query }: GiftEntriesProps) {
  const t = useGiftT();
  const locale = useAtomValue(localeAtom);
  return (
    <AsyncView query={query} skeleton={<SkeletonText />}>
      {({ list }) => (
        <List aria-label={t('history')}>
          {list.map(({ id, kind, amount, transaction_id: order, created_at }) => (
            <li key={id}>
              <span>
                {t(`entry_${kind}`)}
                <small>
                  {formatDate(new Date(created_at), 'DD.MM.YYYY', locale)}
                  {order !== null && (
                    <>
                      {' · '}
                      <Link to={`/receipts/${order}`}>{t('entry_order', { number: order })}</Link>
                    </>
                  )}
                </small>
              </span>
              <b>{formatMoney(amount, locale)}</b>
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
  font: ${type.second};

  li {
    display: flex;
    justify-content: space-between;
    gap: ${space[3]};
  }

  span {
    min-width: 0;
  }

  small {
    display: block;
    color: ${color.textMuted};
    font: ${type.second};
  }

  b {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;

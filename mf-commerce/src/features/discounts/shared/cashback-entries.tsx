import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { listCashbackEntries } from '@karavan/shared-api/client/discounts';
import { useEndlessList } from '@karavan/shared-api/query';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { formatDate } from '@karavan/shared-ui/format-date';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { EmptyState } from '@karavan/shared-ui/states';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';

/** What has become of cashback at one organization, in words, the latest first. */
export function CashbackEntries({ organizationId }: { readonly organizationId: number }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const entries = useEndlessList(listCashbackEntries, { params: { id: organizationId } });
  return (
    <EndlessView
      list={entries}
      keyOf={({ id }) => id}
      gap={8}
      label={t('entries')}
      positionKey={`entries${organizationId}`}
      empty={<EmptyState title={t('entries_none')} />}
    >
      {({ kind, amount, transaction_id: order, created_at }) => (
        <Entry>
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
        </Entry>
      )}
    </EndlessView>
  );
}

const Entry = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  font: ${type.second};

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

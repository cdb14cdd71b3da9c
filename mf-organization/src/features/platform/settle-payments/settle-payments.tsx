import { useEffect, useState } from 'react';
import { listOddPayments } from '@karavan/shared-api/client/platform';
import { useEndlessList } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useLocation } from '@karavan/shared-api/router';
import { Column } from '@karavan/shared-ui/column';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { SegmentedControl } from '@karavan/shared-ui/segmented-control';
import { EmptyState } from '@karavan/shared-ui/states';
import { NotOperator } from '../not-operator.tsx';
import { PlatformNav } from '../platform-nav.tsx';
import { useT, withPlatformTexts } from '../translation.ts';
import { OddPaymentCard } from './odd-payment-card.tsx';

type State = 'open' | 'settled';

/** The queue of payments that operators of the platform have to settle; others are told that it is not theirs. */
export const SettlePayments = withPlatformTexts(Queue);

function Queue() {
  const t = useT();
  const { header } = useShell();
  const { key } = useLocation();
  const [state, setState] = useState<State>('open');
  const payments = useEndlessList(listOddPayments, { query: { state } });
  useEffect(() => header.set({ title: t('page_title'), backTo: '/profile' }), [header, t]);
  if (payments.error?.status === 403) return <NotOperator />;
  return (
    <Column>
      <h1 className="visually-hidden">{t('payments')}</h1>
      <PlatformNav current="payments" />
      <SegmentedControl
        label={t('state')}
        segments={[
          { value: 'open', label: t('state_open') },
          { value: 'settled', label: t('state_settled') },
        ]}
        value={state}
        onChange={setState}
      />
      <EndlessView
        list={payments}
        label={t('payments')}
        keyOf={({ id }) => id}
        gap={12}
        positionKey={key + state}
        empty={
          state === 'open' ? (
            <EmptyState scene="done" title={t('empty_open')} text={t('empty_open_text')} />
          ) : (
            <EmptyState scene="receipt" title={t('empty_settled')} />
          )
        }
      >
        {(payment) => <OddPaymentCard payment={payment} />}
      </EndlessView>
    </Column>
  );
}

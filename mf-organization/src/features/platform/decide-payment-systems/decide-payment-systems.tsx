import { useState } from 'react';
import { listPaymentSystemCases } from '@karavan/shared-api/client/payment-systems';
import { useEndlessList } from '@karavan/shared-api/query';
import { QueuePage } from '../queue-page.tsx';
import { useT, withPlatformTexts } from '../translation.ts';
import { PaymentSystemCard } from './payment-system-card.tsx';

const STATES = ['active', 'held', 'others'] as const;

/** What organizations take money with; an operator can suspend it. */
export const DecidePaymentSystems = withPlatformTexts(Queue);

function Queue() {
  const t = useT();
  const [state, setState] = useState<(typeof STATES)[number]>('active');
  const list = useEndlessList(listPaymentSystemCases, { query: { state } });
  return (
    <QueuePage
      section="payment_systems"
      title={t('nav_payment_systems')}
      list={list}
      keyOf={({ id }) => id}
      states={STATES.map((value) => ({ value, label: t(`payment_state_${value}`) }))}
      state={state}
      onStateChange={setState}
      empty={{ title: t('empty_payment_systems') }}
    >
      {(shown) => <PaymentSystemCard shown={shown} />}
    </QueuePage>
  );
}

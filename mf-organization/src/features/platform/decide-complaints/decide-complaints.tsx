import { useState } from 'react';
import { listComplaintCases } from '@karavan/shared-api/client/complaint-cases';
import { useEndlessList } from '@karavan/shared-api/query';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { QueuePage } from '../queue-page.tsx';
import { useT, withPlatformTexts } from '../translation.ts';
import { ComplaintCard } from './complaint-card.tsx';

const ORDERS = ['newest', 'most'] as const;

/** What people complain about, each thing once. */
export const DecideComplaints = withPlatformTexts(Queue);

function Queue() {
  const t = useT();
  const [state, setState] = useState<'open' | 'decided'>('open');
  const [order, setOrder] = useState<(typeof ORDERS)[number]>('newest');
  const list = useEndlessList(listComplaintCases, { query: { state, order_by: order } });
  return (
    <QueuePage
      section="complaints"
      title={t('nav_complaints')}
      list={list}
      keyOf={({ id }) => id}
      states={[
        { value: 'open', label: t('state_open') },
        { value: 'decided', label: t('state_settled') },
      ]}
      state={state}
      onStateChange={setState}
      order={
        state === 'open' && (
          <ChipRow label={t('order_by')}>
            {ORDERS.map((one) => (
              <Chip key={one} pressed={one === order} onClick={() => setOrder(one)}>
                {t(`order_${one}`)}
              </Chip>
            ))}
          </ChipRow>
        )
      }
      empty={
        state === 'open'
          ? { title: t('empty_open'), text: t('empty_complaints') }
          : { title: t('empty_settled') }
      }
    >
      {(shown) => <ComplaintCard shown={shown} onOvertaken={() => setState('decided')} />}
    </QueuePage>
  );
}

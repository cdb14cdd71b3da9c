import { useState } from 'react';
import { listVerificationCases } from '@karavan/shared-api/client/verifications';
import { useEndlessList } from '@karavan/shared-api/query';
import { QueuePage } from '../queue-page.tsx';
import { useT, withPlatformTexts } from '../translation.ts';
import { VerificationCard } from './verification-card.tsx';

/** The queue of organizations that ask for the badge. */
export const DecideVerifications = withPlatformTexts(Queue);

function Queue() {
  const t = useT();
  const [state, setState] = useState<'open' | 'decided'>('open');
  const list = useEndlessList(listVerificationCases, { query: { state } });
  return (
    <QueuePage
      section="verifications"
      title={t('nav_verifications')}
      list={list}
      keyOf={({ id }) => id}
      states={[
        { value: 'open', label: t('state_open') },
        { value: 'decided', label: t('state_settled') },
      ]}
      state={state}
      onStateChange={setState}
      empty={
        state === 'open'
          ? { title: t('empty_open'), text: t('empty_verifications') }
          : { title: t('empty_settled') }
      }
    >
      {(shown) => <VerificationCard shown={shown} onOvertaken={() => setState('decided')} />}
    </QueuePage>
  );
}

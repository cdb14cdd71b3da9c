import { useState } from 'react';
import { listVisibilityCases } from '@karavan/shared-api/client/visibility';
import { useEndlessList } from '@karavan/shared-api/query';
import { QueuePage } from '../queue-page.tsx';
import { useT, withPlatformTexts } from '../translation.ts';
import { LimitOrganization } from './lazy-limit-organization.tsx';
import { ReviewCard } from './review-card.tsx';

/** Organizations that are limited, and those whose owners ask for another look. */
export const DecideReviews = withPlatformTexts(Queue);

function Queue() {
  const t = useT();
  const [state, setState] = useState<'open' | 'limited' | 'lifted'>('open');
  const list = useEndlessList(listVisibilityCases, { query: { state } });
  return (
    <QueuePage
      section="reviews"
      title={t('nav_reviews')}
      list={list}
      keyOf={({ id }) => id}
      states={[
        { value: 'open', label: t('state_open') },
        { value: 'limited', label: t('state_limited') },
        { value: 'lifted', label: t('state_lifted') },
      ]}
      state={state}
      onStateChange={setState}
      order={<LimitOrganization />}
      empty={
        state === 'open'
          ? { title: t('empty_open'), text: t('empty_reviews') }
          : { title: t('empty_none') }
      }
    >
      {(shown) => (
        <ReviewCard
          shown={shown}
          onOvertaken={(isListed) => setState(isListed ? 'lifted' : 'limited')}
        />
      )}
    </QueuePage>
  );
}

import { listDiscountOffers } from '@karavan/shared-api/client/discounts';
import { useEndlessList } from '@karavan/shared-api/query';
import { useLocation } from '@karavan/shared-api/router';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { EmptyState } from '@karavan/shared-ui/states';
import { OfferedCards } from '../shared/offered-cards.tsx';
import { SectionTitle } from '../../../shared/section-title.ts';
import { useT } from '../translation.ts';

/** Organizations with the cards that they offer everybody. */
export function Offers() {
  const t = useT();
  const { key } = useLocation();
  const offers = useEndlessList(listDiscountOffers, {});
  return (
    <section aria-label={t('offers')}>
      <SectionTitle>{t('offers')}</SectionTitle>
      <EndlessView
        list={offers}
        keyOf={({ id }) => id}
        gap={12}
        label={t('offers')}
        positionKey={`${key}offers`}
        empty={<EmptyState title={t('offers_none')} />}
      >
        {({ organization, cards }) => <OfferedCards organization={organization} cards={cards} />}
      </EndlessView>
    </section>
  );
}

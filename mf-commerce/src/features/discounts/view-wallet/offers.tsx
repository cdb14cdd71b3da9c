import styled from 'styled-components';
import { useLocation, useSearchParams } from '@karavan/shared-api/router';
import { ChipRow } from '@karavan/shared-ui/chip';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { servedLazily } from '@karavan/shared-ui/served-lazily';
import { EmptyState } from '@karavan/shared-ui/states';
import { space } from '@karavan/shared-ui/tokens';
import { OfferedCards } from '../shared/offered-cards.tsx';
import { SectionTitle } from '../../../shared/section-title.ts';
import { useT } from '../translation.ts';
import { readNear, useOffers } from './offers-query.ts';

/** Organizations with the cards that they offer everybody. */
export function Offers() {
  const t = useT();
  const { key } = useLocation();
  const [address, setAddress] = useSearchParams();
  const near = readNear(address);
  const offers = useOffers(near);
  return (
    <Section aria-label={t('offers')}>
      <SectionTitle>{t('offers')}</SectionTitle>
      <ChipRow label={t('offers')}>
        <NearChip
          near={near}
          onChange={(point) => setAddress(point === null ? {} : { near: point }, { replace: true })}
        />
      </ChipRow>
      <EndlessView
        list={offers}
        keyOf={({ id }) => id}
        gap={12}
        label={t('offers')}
        positionKey={`${key}offers${near}`}
        empty={<EmptyState scene="cards" title={t('offers_none')} />}
      >
        {(offer) => <OfferedCards {...offer} />}
      </EndlessView>
    </Section>
  );
}

const Section = styled.section`
  > [role='group'] {
    margin-bottom: ${space[3]};
  }
`;

const NearChip = servedLazily(
  async () => (await import(/* webpackChunkName: "part-near-chip" */ './near-chip.tsx')).NearChip,
  <div style={{ height: 36 }} />,
);

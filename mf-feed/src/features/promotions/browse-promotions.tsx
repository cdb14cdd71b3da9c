import styled from 'styled-components';
import { useLocation } from '@karavan/shared-api/router';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { CARDS, useColumns } from '@karavan/shared-ui/grid-columns';
import { servedLazily } from '@karavan/shared-ui/served-lazily';
import { space } from '@karavan/shared-ui/tokens';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { HomeBar } from '../../shared/home-bar.tsx';
import { HomeBody, HomePage } from '../../shared/home-page.ts';
import { NoPromotions } from './no-promotions.tsx';
import { PromotionCard } from './promotion-card.tsx';
import { PromotionFilters } from './promotion-filters.tsx';
import { readPromotionsFilter, usePromotions } from './promotions-query.ts';

/** Promotions of all organizations that count now, the newest first. */
export function BrowsePromotions() {
  const t = useUiText();
  const { pathname, search } = useLocation();
  const columns = useColumns(CARDS);
  const filter = readPromotionsFilter(new URLSearchParams(search));
  return (
    <HomePage>
      <h1 className="visually-hidden">{t('home_promotions')}</h1>
      <HomeBar current="promotions">
        <PromotionFilters />
      </HomeBar>
      <HomeBody>
        <Top>
          <Banners place="promotions" where={filter} />
        </Top>
        <EndlessView
          list={usePromotions(filter)}
          label={t('home_promotions')}
          keyOf={({ id }) => id}
          columns={CARDS}
          gap={columns > 1 ? 12 : 0}
          positionKey={pathname + search}
          empty={<NoPromotions />}
        >
          {(promotion) => <PromotionCard promotion={promotion} />}
        </EndlessView>
      </HomeBody>
    </HomePage>
  );
}

/** Links of the server's screen need no script. */
const Banners = servedLazily(
  async () =>
    (await import(/* webpackChunkName: "part-banners" */ '../../shared/banners/home-banners.tsx'))
      .HomeBanners,
);

const Top = styled.div`
  padding: 0 ${space[4]};

  &:has(ul) {
    padding-bottom: ${space[3]};
  }

  @media (min-width: 720px) {
    padding-inline: 0;
  }
`;

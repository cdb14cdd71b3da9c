import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { listPromotions } from '@karavan/shared-api/client/promotions';
import { useEndpoint } from '@karavan/shared-api/query';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { Detail, OrganizationLine } from '@karavan/shared-ui/product/organization-line';
import { raised } from '@karavan/shared-ui/product/raised';
import { StatePill } from '@karavan/shared-ui/product/state-pill';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { promotionValue } from '../../../shared/promotion-value.ts';
import { ASIDE_LIMIT, ROW_LIMIT, RowFrame, type RowProps } from './row-frame.tsx';
import { useRowT } from './translation.ts';

/** Promotions that count now where the feed is from. */
export function PromotionsRow({ place: { country, city }, isAside, onEmpty }: RowProps) {
  const t = useRowT();
  const locale = useAtomValue(localeAtom);
  const where = { ...(country && { country }), ...(city && { city }) };
  const running = useEndpoint(listPromotions, {
    query: { unmuted: 'true', limit: isAside ? ASIDE_LIMIT : ROW_LIMIT, ...where },
  });
  return (
    <RowFrame
      title={t('promotions')}
      to={`/home/promotions?${new URLSearchParams(where)}`}
      width={260}
      isAside={isAside}
      items={running.data?.list}
      isFailed={running.isError}
      retry={() => void running.refetch()}
      onEmpty={onEmpty}
    >
      {(promotion) => (
        <Tile to={`/promotions/${promotion.id}`}>
          <StatePill tone="positive">{promotionValue(promotion, locale)}</StatePill>
          <Title>{promotion.title}</Title>
          <OrganizationLine organization={promotion.organization} size={32}>
            <Detail>{promotion.organization.type}</Detail>
          </OrganizationLine>
        </Tile>
      )}
    </RowFrame>
  );
}

const Tile = styled(Link)`
  display: grid;
  grid-template-rows: auto 1fr auto;
  justify-items: start;
  gap: ${space[2]};
  padding: ${space[3]};
  background: ${color.surface};
  ${raised}
`;

const Title = styled.span`
  display: -webkit-box;
  overflow: hidden;
  font: ${type.label};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

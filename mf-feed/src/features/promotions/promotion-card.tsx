import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Promotion } from '@karavan/shared-api/contract/promotions';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { OrganizationLine, Detail } from '@karavan/shared-ui/product/organization-line';
import { raised } from '@karavan/shared-ui/product/raised';
import { StatePill } from '@karavan/shared-ui/product/state-pill';
import { Thumbnail } from '@karavan/shared-ui/thumbnail';
import { color, media, space, type } from '@karavan/shared-ui/tokens';
import { PromotionTerms } from './promotion-terms.tsx';
import { promotionValue } from '../../shared/promotion-value.ts';

/** A promotion in a list. */
export function PromotionCard({ promotion }: { readonly promotion: Promotion }) {
  const locale = useAtomValue(localeAtom);
  const { id, organization, title, image } = promotion;
  return (
    <Card to={`/promotions/${id}`}>
      <Top>
        <Words>
          <StatePill tone="positive">{promotionValue(promotion, locale)}</StatePill>
          <Title>{title}</Title>
        </Words>
        {image && <Thumbnail picture={image} size={72} />}
      </Top>
      <PromotionTerms {...promotion} />
      <OrganizationLine organization={organization} size={32}>
        <Detail>{organization.type}</Detail>
      </OrganizationLine>
    </Card>
  );
}

const Card = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[3]};
  height: 100%;
  padding: ${space[4]};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};

  @media (min-width: 720px) {
    border-bottom: 0;
    ${raised}
  }

  ${media.hover} {
    &:hover {
      background: ${color.fill};
    }
  }
`;

const Top = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space[2]};
  min-width: 0;
`;

const Title = styled.h2`
  font: ${type.title3};
  overflow-wrap: anywhere;
`;

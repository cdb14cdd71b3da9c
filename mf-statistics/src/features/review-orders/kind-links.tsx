import styled from 'styled-components';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import { Link, useLocation } from '@karavan/shared-api/router';
import { color, radius, size, space, weight } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { listPath } from './order-kinds.ts';

interface KindLinksProps {
  readonly kind: OrderKind;
  /** The kinds that the person may read in some organization. */
  readonly kinds: readonly OrderKind[];
}

/** Links between the order lists; organization and period are kept. */
export function KindLinks({ kind, kinds }: KindLinksProps) {
  const t = useT();
  const { search } = useLocation();
  return (
    <Row aria-label={t('page_title')}>
      {kinds.map((other) => (
        <Way
          key={other}
          to={listPath(other) + search}
          replace
          aria-current={other === kind ? 'page' : undefined}
        >
          {t(`heading_${other}`)}
        </Way>
      ))}
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  gap: ${space[2]};
  overflow-x: auto;
`;

const Way = styled(Link)`
  display: grid;
  flex: none;
  place-items: center;
  min-height: ${size.touch};
  padding: 0 ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.surface};
  font-weight: ${weight.medium};

  &[aria-current] {
    background: ${color.accentSoft};
    color: ${color.accentStrong};
  }
`;

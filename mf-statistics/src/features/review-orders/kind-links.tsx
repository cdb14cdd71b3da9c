import styled from 'styled-components';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import { workPath } from '@karavan/shared-api/contract/receipt-path';
import type { StageCount } from '@karavan/shared-api/contract/statistics';
import { Link, useLocation } from '@karavan/shared-api/router';
import { color, radius, size, space, type, weight } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { capped } from './view-tabs.tsx';

interface KindLinksProps {
  readonly kind: OrderKind;
  /** The kinds that the person may read in some organization. */
  readonly kinds: readonly OrderKind[];
  readonly counts: readonly StageCount[];
}

/** Links between the order lists; organization and period are kept. */
export function KindLinks({ kind, kinds, counts }: KindLinksProps) {
  const t = useT();
  const search = new URLSearchParams(useLocation().search);
  // Kinds have stages of their own.
  search.delete('view');
  const kept = search.size > 0 ? `?${search}` : '';
  const waiting = (other: OrderKind) =>
    counts.find(({ kind: of, stage }) => of === other && stage === 'new')?.count ?? 0;
  return (
    <Row aria-label={t('page_title')}>
      {kinds.map((other) => (
        <Way
          key={other}
          to={workPath(other) + kept}
          replace
          aria-current={other === kind ? 'page' : undefined}
        >
          {t(`heading_${other}`)}{' '}
          {waiting(other) > 0 && <Waiting>{capped(waiting(other))}</Waiting>}
        </Way>
      ))}
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  gap: ${space[2]};
  min-width: 0;
  overflow-x: auto;
`;

const Way = styled(Link)`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
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

const Waiting = styled.span`
  min-width: 22px;
  padding: 1px 6px;
  border-radius: ${radius.full};
  background: ${color.badge};
  color: ${color.onFill};
  font: ${type.caption};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

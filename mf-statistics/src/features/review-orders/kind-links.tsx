import styled from 'styled-components';
import type { Me } from '@karavan/shared-api/contract/accounts';
import { kindsReadWith, SALE_READERS } from '@karavan/shared-api/contract/order-readers';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import { TILL_SALES_PATH, workPath } from '@karavan/shared-api/contract/receipt-path';
import type { StageCount } from '@karavan/shared-api/contract/statistics';
import { Link, useLocation } from '@karavan/shared-api/router';
import { color, radius, size, space, type, weight } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { keptIn } from './kept-in.ts';
import { capped } from './view-tabs.tsx';

interface KindLinksProps {
  readonly shown: OrderKind | 'till';
  /** Where the person works: what they may read in any of them is linked. */
  readonly workplaces: readonly Me['organizations'][number][];
  readonly counts: readonly StageCount[];
}

/** Links between the order lists and the sales of the till; organization and period are kept. */
export function KindLinks({ shown, workplaces, counts }: KindLinksProps) {
  const t = useT();
  const search = keptIn(useLocation().search);
  const kept = search.size > 0 ? `?${search}` : '';
  const permissions = workplaces.flatMap((one) => one.permissions);
  const lists = [
    ...kindsReadWith(permissions).map((kind) => [kind, workPath(kind)] as const),
    ...(SALE_READERS.some((reader) => permissions.includes(reader))
      ? [['till', TILL_SALES_PATH] as const]
      : []),
  ];
  const waiting = (list: OrderKind | 'till') =>
    counts.find(({ kind, stage }) => kind === list && stage === 'new')?.count ?? 0;
  return (
    <Row aria-label={t('page_title')}>
      {lists.map(([list, path]) => (
        <Way key={list} to={path + kept} replace aria-current={list === shown ? 'page' : undefined}>
          {t(`heading_${list}`)} {waiting(list) > 0 && <Waiting>{capped(waiting(list))}</Waiting>}
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

import styled from 'styled-components';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { StageCount } from '@karavan/shared-api/contract/statistics';
import { Link, useLocation } from '@karavan/shared-api/router';
import { color, radius, size, space, type, weight } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { keptIn } from './kept-in.ts';
import { listsReadWith, pathOf, type ListName } from './order-kinds.ts';
import { capped } from './view-tabs.tsx';

interface KindLinksProps {
  readonly list: ListName;
  /** Where the person works: what they may read in any of them is linked. */
  readonly workplaces: readonly Me['organizations'][number][];
  readonly counts: readonly StageCount[];
}

/** Links between the lists; organization and period are kept. */
export function KindLinks({ list, workplaces, counts }: KindLinksProps) {
  const t = useT();
  const search = keptIn(useLocation().search);
  const kept = search.size > 0 ? `?${search}` : '';
  const waiting = (other: ListName) =>
    counts.find(({ kind, stage }) => kind === other && stage === 'new')?.count ?? 0;
  return (
    <Row aria-label={t('page_title')}>
      {listsReadWith(workplaces.flatMap(({ permissions }) => permissions)).map((other) => (
        <Way
          key={other}
          ref={other === list ? reveal : undefined}
          to={pathOf(other) + kept}
          replace
          aria-current={other === list ? 'page' : undefined}
        >
          {t(`heading_${other}`)}{' '}
          {waiting(other) > 0 && <Waiting>{capped(waiting(other))}</Waiting>}
        </Way>
      ))}
    </Row>
  );
}

/** On phones the row is longer than the screen. */
function reveal(link: HTMLElement | null): void {
  const row = link?.parentElement;
  if (row) row.scrollLeft = link.offsetLeft - row.offsetLeft;
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
  padding: 0 ${space[3]};
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

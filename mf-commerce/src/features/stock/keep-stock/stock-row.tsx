import { PackagePlus } from 'lucide-react';
import styled from 'styled-components';
import type { StockSize } from '@karavan/shared-api/contract/stock';
import { Link } from '@karavan/shared-api/router';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { raised } from '@karavan/shared-ui/product/raised';
import { StatePill } from '@karavan/shared-ui/product/state-pill';
import { color, media, radius, space } from '@karavan/shared-ui/tokens';
import { Goods, GoodsLine } from '../shared/goods.tsx';
import { stockPaths } from '../shared/stock-paths.ts';
import { useT } from '../translation.ts';

interface StockRowProps {
  readonly organizationId: number;
  readonly size: StockSize;
  onChange(): void;
}

/** A size with its stock: a way to its ledger, and a button that changes it. */
export function StockRow({ organizationId, size, onChange }: StockRowProps) {
  const t = useT();
  const { stock, held, free, low_at, shared_with } = size;
  return (
    <Row>
      <Way to={stockPaths(organizationId).size(size.id)}>
        <Goods size={size}>
          <GoodsLine>
            {free === 0 && <StatePill tone="negative">{t('state_sold_out')}</StatePill>}
            {free > 0 && free <= low_at && <StatePill tone="pending">{t('state_low')}</StatePill>}
            <span>{t('free', { number: free })}</span>
            {shared_with > 0 && <span>{t('shared_with', { number: shared_with })}</span>}
            {held > 0 && <span>{t('held', { number: held, stock })}</span>}
          </GoodsLine>
        </Goods>
      </Way>
      <IconButton
        label={t('change_of', { title: size.title, size: size.size })}
        icon={<PackagePlus size={20} />}
        onClick={onChange}
      />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  padding-right: ${space[2]};
  ${raised}
`;

const Way = styled(Link)`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  padding: ${space[3]};
  border-radius: ${radius.large};

  ${media.hover} {
    &:hover {
      background: ${color.fill};
    }
  }
`;

import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { changeStockLimit } from '@karavan/shared-api/client/stock';
import { STOCK_MAX } from '@karavan/shared-api/contract/limits';
import type { StockSize } from '@karavan/shared-api/contract/stock';
import { request, useWrite } from '@karavan/shared-api/query';
import { Panel } from '@karavan/shared-ui/product/panel';
import { NumberField } from '@karavan/shared-ui/number-field';
import { Button } from '@karavan/shared-ui/button';
import { space } from '@karavan/shared-ui/tokens';
import { Goods, GoodsLine } from '../shared/goods.tsx';
import { refreshStock } from '../shared/refresh-stock.ts';
import { useT } from '../translation.ts';

interface SizeCardProps {
  readonly organizationId: number;
  readonly size: StockSize;
  readonly action: ReactNode;
}

/** A size as it stands, and from when on it counts as running out. */
export function SizeCard({ organizationId: id, size, action }: SizeCardProps) {
  const t = useT();
  const [limit, setLimit] = useState(String(size.low_at));
  const { send, isPending, errorOf } = useWrite(
    (low_at: number) =>
      request(changeStockLimit, { params: { id, size: size.id }, body: { low_at } }),
    { done: t('limit_done'), onSuccess: (_size, _limit, queries) => refreshStock(queries) },
  );
  const isChanged = limit !== '' && Number(limit) !== size.low_at;
  return (
    <Panel aria-label={size.title}>
      <Line>
        <Goods size={size}>
          <GoodsLine>
            <span>{t('there', { number: size.stock })}</span>
            {size.held > 0 && <span>{t('promised', { number: size.held })}</span>}
            <span>{t('free', { number: size.free })}</span>
            {size.shared_with > 0 && <span>{t('shared_with', { number: size.shared_with })}</span>}
          </GoodsLine>
        </Goods>
      </Line>
      <Line>{action}</Line>
      <Limit
        onSubmit={(event) => {
          event.preventDefault();
          if (isChanged) void send(Number(limit));
        }}
      >
        <NumberField
          label={t('limit')}
          hint={t('limit_hint')}
          value={limit}
          error={errorOf('low_at')}
          min={0}
          max={STOCK_MAX}
          onValueChange={setLimit}
        />
        <Button type="submit" kind="secondary" loading={isPending} disabled={!isChanged}>
          {t('save')}
        </Button>
      </Limit>
    </Panel>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`;

const Limit = styled.form`
  display: grid;
  gap: ${space[3]};
`;

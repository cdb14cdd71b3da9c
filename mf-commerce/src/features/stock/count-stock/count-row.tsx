import { useState } from 'react';
import { useAtomValue } from 'jotai';
import { Check, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { countPieces, removeCountLine } from '@karavan/shared-api/client/stock-counts';
import type { CountLine } from '@karavan/shared-api/contract/stock-counts';
import { STOCK_MAX } from '@karavan/shared-api/contract/limits';
import { request, useWrite } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { NumberField } from '@karavan/shared-ui/number-field';
import { raised } from '@karavan/shared-ui/product/raised';
import { StatePill } from '@karavan/shared-ui/product/state-pill';
import { space } from '@karavan/shared-ui/tokens';
import { Goods, GoodsLine } from '../shared/goods.tsx';
import { refreshCount } from '../shared/refresh-stock.ts';
import { signed } from '../shared/signed.ts';
import { useT } from '../translation.ts';

interface CountRowProps {
  readonly organizationId: number;
  readonly line: CountLine;
}

/** What was counted of a size beside what the books say; the number can be typed instead. */
export function CountRow({ organizationId: id, line }: CountRowProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { counted, expected, difference, is_promised } = line;
  /** Null while it is what the server says. */
  const [typed, setTyped] = useState<string | null>(null);
  const set = useWrite(
    (pieces: number) =>
      request(countPieces, { params: { id }, body: { size: line.id, counted: pieces } }),
    {
      onSuccess: () => setTyped(null),
      onSettled: (_pieces, queries) => refreshCount(queries),
    },
  );
  const remove = useWrite(() => request(removeCountLine, { params: { id, size: line.id } }), {
    onSettled: (_intent, queries) => refreshCount(queries),
  });
  const value = typed ?? String(counted);
  return (
    <Row>
      <Line>
        <Goods size={line}>
          <GoodsLine>
            <span>{t('count_expected', { number: expected })}</span>
            {difference !== 0 && (
              <StatePill tone={difference > 0 ? 'active' : 'negative'}>
                {signed(difference, locale)}
              </StatePill>
            )}
            {difference === 0 && <StatePill tone="positive">{t('count_fits')}</StatePill>}
          </GoodsLine>
          {is_promised && <small>{t('count_promised', { number: line.held })}</small>}
        </Goods>
      </Line>
      <Line
        as="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (value !== '') void set.send(Number(value));
        }}
      >
        <NumberField
          label={t('count_counted')}
          value={value}
          error={set.errorOf('counted')}
          min={0}
          max={STOCK_MAX}
          stepper
          onValueChange={setTyped}
        />
        {typed !== null && (
          <IconButton
            type="submit"
            kind="filled"
            label={t('save')}
            icon={<Check size={20} />}
            disabled={set.isPending}
          />
        )}
        <IconButton
          label={t('count_remove', { title: line.title, size: line.size })}
          icon={<Trash2 size={20} />}
          disabled={remove.isPending}
          onClick={() => void remove.send()}
        />
      </Line>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  ${raised}
`;

const Line = styled.div`
  display: flex;
  align-items: end;
  gap: ${space[3]};
  min-width: 0;

  > :first-child {
    flex: none;
  }

  &:is(form) > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

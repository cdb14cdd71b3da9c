import { useState } from 'react';
import styled from 'styled-components';
import { adjustStock } from '@karavan/shared-api/client/stock';
import { STOCK_MAX, STOCK_NOTE_LENGTH } from '@karavan/shared-api/contract/limits';
import { StockChange, StockChangeReason, type StockSize } from '@karavan/shared-api/contract/stock';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { request } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { NumberField } from '@karavan/shared-ui/number-field';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { TextField } from '@karavan/shared-ui/text-field';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { Goods, GoodsLine } from './goods.tsx';
import { refreshStock } from './refresh-stock.ts';
import { useT } from '../translation.ts';
import { changeOf, isTotal } from './change-of.ts';

interface ChangeStockProps {
  readonly organizationId: number;
  readonly size: StockSize;
  onDone(): void;
}

/** Adds pieces or takes them away: by how many, or how many there are; the difference to what was seen is sent. */
export const ChangeStock = withFormTexts(Change, <SkeletonRow />);

function Change({ organizationId: id, size, onDone }: ChangeStockProps) {
  const t = useT();
  const [pieces, setPieces] = useState('');
  const form = useForm({
    schema: StockChange,
    initial: { reason: 'received', change: null, note: '' },
    isLeftFreely: true,
    request: (body) => request(adjustStock, { params: { id, size: size.id }, body }),
    done: ({ stock }) => t('changed', { number: stock }),
    onSuccess(_size, _values, queries) {
      refreshStock(queries);
      onDone();
    },
  });
  const { reason } = form.values;
  const change = form.control('change');
  const chosen = form.control('reason');

  function choose(next: typeof reason): void {
    chosen.onValueChange(next);
    change.onValueChange(changeOf(next, pieces, size.stock) as number);
  }

  return (
    <Form {...form.props} aria-label={t('change')}>
      <Shown>
        <Goods size={size}>
          <GoodsLine>
            {t('there', { number: size.stock })}
            {size.held > 0 && ` · ${t('promised', { number: size.held })}`}
          </GoodsLine>
        </Goods>
      </Shown>
      <ChipRow label={t('reason')}>
        {StockChangeReason.options.map((one) => (
          <Chip key={one} pressed={reason === one} onClick={() => choose(one)}>
            {t(`reason_${one}`)}
          </Chip>
        ))}
      </ChipRow>
      <NumberField
        label={isTotal(reason) ? t('pieces_now') : t('pieces')}
        value={pieces}
        error={change.error}
        min={0}
        max={STOCK_MAX}
        stepper
        onValueChange={(text) => {
          setPieces(text);
          change.onValueChange(changeOf(reason, text, size.stock) as number);
        }}
      />
      <TextField label={t('note')} maxLength={STOCK_NOTE_LENGTH} {...form.text('note')} />
      <Outcome aria-live="polite">
        {form.values.change !== null && t('after', { number: size.stock + form.values.change })}
      </Outcome>
      <Button type="submit" wide loading={form.isPending}>
        {t('save')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Shown = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`;

const Outcome = styled.p`
  min-height: 1.4em;
  color: ${color.textMuted};
  font: ${type.second};
`;

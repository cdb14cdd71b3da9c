import styled from 'styled-components';
import { unlinkStock } from '@karavan/shared-api/client/stock';
import { StockParting, type StockSize } from '@karavan/shared-api/contract/stock';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { request } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { NumberField } from '@karavan/shared-ui/number-field';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { space } from '@karavan/shared-ui/tokens';
import { Goods } from '../shared/goods.tsx';
import { refreshStock } from '../shared/refresh-stock.ts';
import { useT } from '../translation.ts';
import { SizeLine } from './size-lines.tsx';

interface UnlinkFormProps {
  readonly organizationId: number;
  readonly size: StockSize;
  onDone(): void;
}

/** With how many of the free pieces a size goes its own way. */
export const UnlinkForm = withFormTexts(Part, <SkeletonRow />);

function Part({ organizationId: id, size, onDone }: UnlinkFormProps) {
  const t = useT();
  const form = useForm({
    schema: StockParting,
    initial: { free: 0 },
    isLeftFreely: true,
    request: (body) => request(unlinkStock, { params: { id, size: size.id }, body }),
    done: ({ stock }) => t('unlinked', { number: stock }),
    onSuccess(_size, _values, queries) {
      refreshStock(queries);
      onDone();
    },
  });
  const free = form.control('free');
  return (
    <Form {...form.props} aria-label={t('unlink')}>
      <SizeLine as="div">
        <Goods size={size}>{null}</Goods>
      </SizeLine>
      <p>{t('unlink_text')}</p>
      <NumberField
        label={t('unlink_free')}
        hint={t('unlink_most', { number: size.free })}
        value={free.value === null ? '' : String(free.value)}
        error={free.error}
        min={0}
        max={size.free}
        stepper
        onValueChange={(text) => free.onValueChange((text === '' ? null : Number(text)) as number)}
      />
      <Button type="submit" wide loading={form.isPending}>
        {t('unlink')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

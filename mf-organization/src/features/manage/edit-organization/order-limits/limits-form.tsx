import styled from 'styled-components';
import { changeOrderLimits, readOrderLimits } from '@karavan/shared-api/client/orders';
import { OPEN_ORDERS_MAX } from '@karavan/shared-api/contract/limits';
import { OrderLimits } from '@karavan/shared-api/contract/orders';
import { useForm } from '@karavan/shared-api/form';
import { endpointKey, request } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { NumberField } from '@karavan/shared-ui/number-field';
import { Panel } from '@karavan/shared-ui/product/panel';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { type } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

interface LimitsFormProps {
  readonly organizationId: number;
  readonly stored: OrderLimits;
}

const MOST = 100;
const FIELDS = [
  { name: 'open_orders', hint: 'open_orders_hint', min: 1 },
  { name: 'newcomer_orders', hint: 'newcomer_orders_hint', min: 0 },
  { name: 'newcomer_part', hint: 'newcomer_part_hint', min: 1 },
] as const;

export function LimitsForm({ organizationId, stored }: LimitsFormProps) {
  const t = useT();
  const of = { params: { id: organizationId } };
  const form = useForm({
    schema: OrderLimits,
    initial: stored,
    draft: `order-limits:${organizationId}`,
    request: (body) => request(changeOrderLimits, { ...of, body }),
    done: t('done'),
    onSuccess: (saved, _sent, queries) =>
      void queries.setQueryData(endpointKey(readOrderLimits, 'one', of), saved),
  });
  return (
    <Panel as="form" {...form.props} aria-labelledby="order-limits-title">
      <Title id="order-limits-title">{t('title')}</Title>
      <p>{t('intro')}</p>
      {form.restored && <RestoredDraft {...form.restored} />}
      {FIELDS.map(({ name, hint, min }) => {
        const { value, error, onValueChange } = form.control(name);
        return (
          <NumberField
            key={name}
            label={t(name)}
            hint={t(hint, { max: OPEN_ORDERS_MAX })}
            min={min}
            max={MOST}
            required
            value={Number.isFinite(value) ? String(value) : ''}
            error={error}
            onValueChange={(typed) => onValueChange(typed === '' ? Number.NaN : Number(typed))}
          />
        );
      })}
      <Button type="submit" loading={form.isPending}>
        {t('set')}
      </Button>
    </Panel>
  );
}

const Title = styled.h2`
  font: ${type.title3};
`;

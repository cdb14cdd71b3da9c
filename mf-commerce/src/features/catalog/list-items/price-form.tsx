import { useState } from 'react';
import styled from 'styled-components';
import type { PriceChange } from '@karavan/shared-api/contract/item-editing';
import { Button } from '@karavan/shared-ui/button';
import { Checkbox } from '@karavan/shared-ui/checkbox';
import { NumberField } from '@karavan/shared-ui/number-field';
import { SegmentedControl } from '@karavan/shared-ui/segmented-control';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';

interface PriceFormProps {
  readonly isPending: boolean;
  onSend(change: PriceChange): void;
}

/** By how much prices go up or down. */
export function PriceForm({ isPending, onSend }: PriceFormProps) {
  const t = useT();
  const [way, setWay] = useState<'down' | 'up'>('down');
  const [unit, setUnit] = useState<'percent' | 'amount'>('percent');
  const [value, setValue] = useState('');
  const [keepsOld, setKeepsOld] = useState(true);
  const isDown = way === 'down';

  function send(): void {
    const keeps_old = isDown && keepsOld;
    if (unit === 'amount') onSend({ amount: isDown ? `-${value}` : value, keeps_old });
    else onSend({ percent: isDown ? -Number(value) : Number(value), keeps_old });
  }

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <SegmentedControl
        label={t('price_way')}
        segments={[
          { value: 'down', label: t('price_down') },
          { value: 'up', label: t('price_up') },
        ]}
        value={way}
        onChange={setWay}
      />
      <SegmentedControl
        label={t('price_unit')}
        segments={[
          { value: 'percent', label: t('price_percent') },
          { value: 'amount', label: t('price_amount') },
        ]}
        value={unit}
        onChange={(next) => {
          setUnit(next);
          setValue('');
        }}
      />
      <NumberField
        key={unit}
        label={unit === 'percent' ? t('price_by_percent') : t('price_by_amount')}
        value={value}
        onValueChange={setValue}
        min={0}
        {...(unit === 'percent' ? { max: isDown ? 99 : 1000 } : { decimals: 2 })}
      />
      {isDown && (
        <Checkbox checked={keepsOld} onChange={() => setKeepsOld(!keepsOld)}>
          {t('price_keeps_old')}
        </Checkbox>
      )}
      <Button type="submit" wide loading={isPending} disabled={!(Number(value) > 0)}>
        {t('price_change')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
`;

import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { pickUpDelivery } from '@karavan/shared-api/client/delivery';
import type { CourierDelivery } from '@karavan/shared-api/contract/delivery';
import { DELIVERY_PARCELS_MAX } from '@karavan/shared-api/contract/limits';
import { useWrite } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { NumberField } from '@karavan/shared-ui/number-field';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { afterFinishing } from '../../../shared/after-finishing.ts';

/** The courier counts the parcels as they get the goods. */
export function PickUp({ delivery }: { readonly delivery: CourierDelivery }) {
  const t = useT();
  const [parcels, setParcels] = useState('1');
  const write = useWrite(pickUpDelivery, {
    done: t('picked_up_done'),
    ...afterFinishing(delivery),
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    const count = Math.max(1, Number(parcels));
    void write.send({ params: { id: delivery.id }, body: { parcels: count } });
  }
  return (
    <Form onSubmit={submit} noValidate>
      <NumberField
        label={t('parcels')}
        min={1}
        max={DELIVERY_PARCELS_MAX}
        stepper
        value={parcels}
        onValueChange={setParcels}
      />
      <Button type="submit" wide loading={write.isPending}>
        {t('picked_up')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
`;

import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { completeDelivery } from '@karavan/shared-api/client/delivery';
import type { CourierDelivery } from '@karavan/shared-api/contract/delivery';
import { useEndpointMutation } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { OtpField } from '@karavan/shared-ui/otp-field';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { PhotoProof } from './photo-proof.tsx';
import { useFinish } from './use-finish.ts';

const PIN_LENGTH = 4;

/** The client has it: the four digits that they tell, or a photo. */
export function ProveDelivery({ delivery }: { readonly delivery: CourierDelivery }) {
  const t = useT();
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const { finished, failed } = useFinish(delivery);
  const complete = useEndpointMutation(completeDelivery, {
    onSuccess: (own) => finished(own, t('delivered')),
    onError(error) {
      if (error.fields['pin']) setProblem(t('pin_wrong'));
      else if (error.status === 422) setProblem(t('pin_limit'));
      else failed(error);
    },
  });
  const params = { id: delivery.id };

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (pin.length < PIN_LENGTH) setProblem(t('pin_short'));
    else complete.mutate({ params, body: { pin } });
  }

  return (
    <Form onSubmit={submit} noValidate>
      <OtpField
        label={t('pin')}
        hint={t('pin_hint')}
        error={problem}
        length={PIN_LENGTH}
        value={pin}
        onValueChange={(value) => {
          setPin(value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" size="large" wide loading={complete.isPending}>
        {t('deliver')}
      </Button>
      <PhotoProof
        isPending={complete.isPending}
        onUploaded={(photo_id) => complete.mutate({ params, body: { photo_id } })}
      />
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
`;

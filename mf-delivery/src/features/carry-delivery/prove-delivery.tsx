import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import type { ApiError } from '@karavan/shared-api/client';
import { completeDelivery } from '@karavan/shared-api/client/delivery';
import type { CourierDelivery } from '@karavan/shared-api/contract/delivery';
import { useWrite } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { OtpField } from '@karavan/shared-ui/otp-field';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { PhotoProof } from './photo-proof.tsx';
import { afterFinishing } from '../../shared/after-finishing.ts';

const PIN_LENGTH = 4;

/** Proof of the hand-over: the client's four digits, or a photo. */
export function ProveDelivery({ delivery }: { readonly delivery: CourierDelivery }) {
  const t = useT();
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const { onSuccess, onError } = afterFinishing(delivery);
  const pinProblem = ({ fields, status }: ApiError) => {
    if (fields['pin']) return t('pin_wrong');
    return status === 422 ? t('pin_limit') : undefined;
  };
  const complete = useWrite(completeDelivery, {
    done: t('delivered'),
    failed: (error) => (pinProblem(error) ? null : error.fields['photo_id']?.[0]),
    onSuccess,
    onError(error, input, queries) {
      const told = pinProblem(error);
      if (told === undefined) onError(error, input, queries);
      else setProblem(told);
    },
  });
  const params = { id: delivery.id };

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (pin.length < PIN_LENGTH) setProblem(t('pin_short'));
    else void complete.send({ params, body: { pin } });
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
        onUploaded={(photo_id) => void complete.send({ params, body: { photo_id } })}
      />
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
`;

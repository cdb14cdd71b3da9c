import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { rejectDelivery } from '@karavan/shared-api/client/delivery';
import type { CourierDelivery } from '@karavan/shared-api/contract/delivery';
import { DELIVERY_REASON_LENGTH } from '@karavan/shared-api/contract/limits';
import { useWrite } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { Chip } from '@karavan/shared-ui/chip';
import { TextArea } from '@karavan/shared-ui/text-area';
import { color, space } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { afterFinishing } from '../../shared/after-finishing.ts';

const REASONS = ['reason_nobody', 'reason_silent', 'reason_address'] as const;

/** Gives a delivery back with a reason; the staff may ask another courier. */
export function CannotBring({ delivery }: { readonly delivery: CourierDelivery }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const { onSuccess, onError } = afterFinishing(delivery);
  const reject = useWrite(rejectDelivery, {
    done: t('given_back'),
    failed: ({ fields }) => (fields['reason'] ? null : undefined),
    onSuccess,
    onError(error, input, queries) {
      const told = error.fields['reason']?.[0];
      if (told === undefined) onError(error, input, queries);
      else setProblem(told);
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (reason.trim() === '') setProblem(t('reason_required'));
    else void reject.send({ params: { id: delivery.id }, body: { reason } });
  }

  function write(text: string): void {
    setReason(text);
    setProblem(undefined);
  }

  if (!isOpen) {
    return (
      <Button kind="quiet" wide onClick={() => setOpen(true)}>
        {t('cannot_bring')}
      </Button>
    );
  }
  return (
    <Form onSubmit={submit} noValidate aria-label={t('cannot_bring')}>
      <Suggestions role="group" aria-label={t('reason')}>
        {REASONS.map((key) => (
          <Chip key={key} pressed={reason === t(key)} onClick={() => write(t(key))}>
            {t(key)}
          </Chip>
        ))}
      </Suggestions>
      <TextArea
        label={t('reason')}
        value={reason}
        limit={DELIVERY_REASON_LENGTH}
        error={problem}
        onChange={({ target }) => write(target.value)}
      />
      <Button type="submit" kind="danger" wide loading={reject.isPending}>
        {t('give_back')}
      </Button>
      <Button kind="quiet" wide onClick={() => setOpen(false)}>
        {t('keep')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.border};
`;

const Suggestions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

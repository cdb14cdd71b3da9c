import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { complainAboutItem } from '@karavan/shared-api/client/complaints';
import type { ComplaintReason } from '@karavan/shared-api/contract/complaints';
import { COMPLAINT_TEXT_LENGTH } from '@karavan/shared-api/contract/limits';
import { useEndpointMutation } from '@karavan/shared-api/query';
import type { OverlayComponentProps } from '@karavan/shared-api/remote';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { RadioGroup, type RadioOption } from '@karavan/shared-ui/radio-group';
import { TextArea } from '@karavan/shared-ui/text-area';
import { fontSize, space } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';

const REASONS = [
  { value: 'spam', label: 'complaint_spam' },
  { value: 'fraud', label: 'complaint_fraud' },
  { value: 'prohibited', label: 'complaint_prohibited' },
  { value: 'wrong_information', label: 'complaint_wrong_information' },
  { value: 'offensive', label: 'complaint_offensive' },
  { value: 'other', label: 'complaint_something_else' },
] as const satisfies readonly { value: ComplaintReason; label: string }[];

/** Overlay `product_complain`: tells the platform what is wrong with an item. */
export function ComplaintForm({ props, close }: OverlayComponentProps<'product_complain'>) {
  const t = useT();
  const { toasts } = useShell();
  const [reason, setReason] = useState<ComplaintReason | null>(null);
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const send = useEndpointMutation(complainAboutItem, {
    onSuccess() {
      toasts.show({ kind: 'success', text: t('complaint_sent') });
      close(true);
    },
    onError: ({ message }) => toasts.show({ kind: 'error', text: message }),
  });
  const isTooLong = text.length > COMPLAINT_TEXT_LENGTH;
  const isTextMissing = reason === 'other' && text.trim() === '';

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (reason === null || isTooLong || isTextMissing) return;
    send.mutate({ params: { id: props.itemId }, body: { reason, text } });
  }

  return (
    <Form onSubmit={submit} noValidate>
      <h1>{t('complaint_title')}</h1>
      <RadioGroup
        label={t('complaint_reason')}
        options={REASONS.map(({ value, label }): RadioOption<ComplaintReason> => ({
          value,
          label: t(label),
        }))}
        value={reason}
        onChange={(value) => setReason(value)}
        error={isTried && reason === null ? t('complaint_reason_required') : undefined}
      />
      <TextArea
        label={t('complaint_text')}
        value={text}
        limit={COMPLAINT_TEXT_LENGTH}
        onChange={(event) => setText(event.target.value)}
        error={
          isTried && isTextMissing
            ? t('complaint_text_required')
            : isTooLong
              ? t('complaint_text_too_long')
              : undefined
        }
      />
      <Button type="submit" wide loading={send.isPending}>
        {t('complaint_send')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[5]};
  max-width: 480px;
  margin: 0 auto;
  padding: ${space[6]} ${space[4]};

  h1 {
    padding-right: ${space[8]};
    font-size: ${fontSize.heading};
  }
`;

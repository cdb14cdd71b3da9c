import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { fontSize, space } from '@karavan/shared-ui/tokens';
import { Button } from '@karavan/shared-ui/button';
import { RadioGroup, type RadioOption } from './radio-group.tsx';
import { TextArea } from './text-area.tsx';

interface ReasonFormProps<R extends string> {
  readonly texts: {
    readonly title: string;
    readonly reason: string;
    readonly reasonRequired: string;
    readonly details: string;
    readonly detailsRequired: string;
    readonly detailsTooLong: string;
    readonly send: string;
  };
  readonly reasons: readonly RadioOption<R>[];
  /** The reason that says nothing without details. */
  readonly explained: R;
  /** The most characters that the details may have. */
  readonly limit: number;
  readonly isSending: boolean;
  onSend(answer: { readonly reason: R; readonly text: string }): void;
}

/** A page that asks for one of some reasons, and for details. */
export function ReasonForm<R extends string>({
  texts,
  reasons,
  explained,
  limit,
  isSending,
  onSend,
}: ReasonFormProps<R>) {
  const [reason, setReason] = useState<R | null>(null);
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isTooLong = text.length > limit;
  const isTextMissing = reason === explained && text.trim() === '';

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (reason === null || isTooLong || isTextMissing) return;
    onSend({ reason, text });
  }

  return (
    <Form onSubmit={submit} noValidate>
      <h1>{texts.title}</h1>
      <RadioGroup
        label={texts.reason}
        options={reasons}
        value={reason}
        onChange={(value) => setReason(value)}
        error={isTried && reason === null ? texts.reasonRequired : undefined}
      />
      <TextArea
        label={texts.details}
        value={text}
        limit={limit}
        onChange={(event) => setText(event.target.value)}
        error={
          isTried && isTextMissing
            ? texts.detailsRequired
            : isTooLong
              ? texts.detailsTooLong
              : undefined
        }
      />
      <Button type="submit" wide loading={isSending}>
        {texts.send}
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

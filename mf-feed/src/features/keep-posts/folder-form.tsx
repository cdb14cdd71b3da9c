import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { FOLDER_NAME_LENGTH } from '@karavan/shared-api/contract/limits';
import { Button } from '@karavan/shared-ui/button';
import { space } from '@karavan/shared-ui/tokens';
import { TextField } from '@karavan/shared-ui/text-field';
import { useKeepT } from './translation.ts';

interface FolderFormProps {
  readonly name?: string;
  readonly submitLabel: string;
  readonly isSending: boolean;
  /** What the server said of the name. */
  readonly refusal: string | undefined;
  onSubmit(name: string): void;
}

/** The name of a folder. */
export function FolderForm({ name, submitLabel, isSending, refusal, onSubmit }: FolderFormProps) {
  const t = useKeepT();
  const [text, setText] = useState(name ?? '');
  const [isMissing, setIsMissing] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsMissing(text.trim() === '');
    if (text.trim() !== '') onSubmit(text.trim());
  }

  return (
    <Form onSubmit={submit} noValidate>
      <TextField
        label={t('folder_name')}
        value={text}
        maxLength={FOLDER_NAME_LENGTH}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => setText(target.value)}
        error={isMissing ? t('folder_name_required') : refusal}
      />
      <Button type="submit" wide loading={isSending}>
        {submitLabel}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
`;

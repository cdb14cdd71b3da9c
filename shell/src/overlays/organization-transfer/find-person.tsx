import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { findInvitee } from '@karavan/shared-api/client/employees';
import { request, useWrite } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { TextField } from '@karavan/shared-ui/text-field';
import { color, space } from '@karavan/shared-ui/tokens';
import { OverlayTitle } from '../overlay-place.ts';
import type { Heir } from './heir.ts';
import { useT } from './texts.ts';

interface FindPersonProps {
  readonly organizationId: number;
  readonly typed: string;
  onTyped(text: string): void;
  onFound(heir: Heir): void;
}

/** Finds whom the organization is offered to, by `UID12` or a phone number. */
export function FindPerson({ organizationId: id, typed, onTyped, onFound }: FindPersonProps) {
  const t = useT();
  const [problem, setProblem] = useState<string>();
  const search = useWrite(
    (person: string) => request(findInvitee, { params: { id }, query: { person } }),
    {
      failed: () => null,
      onSuccess: (person, reference) => onFound({ person, reference }),
      onError: ({ message, fields }) => setProblem(fields['person']?.[0] ?? message),
    },
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    const reference = typed.trim();
    if (reference === '') setProblem(t('whom_empty'));
    else void search.send(reference);
  }

  return (
    <Form onSubmit={submit} noValidate aria-labelledby="transfer-heading">
      <OverlayTitle id="transfer-heading">{t('title')}</OverlayTitle>
      <Hint>{t('hint')}</Hint>
      <TextField
        label={t('whom')}
        hint={t('whom_hint')}
        autoComplete="off"
        maxLength={20}
        value={typed}
        onChange={({ target }) => {
          onTyped(target.value);
          setProblem(undefined);
        }}
        error={problem}
      />
      <Button type="submit" wide loading={search.isPending}>
        {t('find')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
`;

const Hint = styled.p`
  color: ${color.textMuted};
`;

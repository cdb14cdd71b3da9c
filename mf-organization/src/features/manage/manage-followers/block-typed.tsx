import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { blockUser } from '@karavan/shared-api/client/blacklist';
import { request, useWrite } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { TextField } from '@karavan/shared-ui/text-field';
import { space } from '@karavan/shared-ui/tokens';
import { readAgain } from './followers-query.ts';
import { useT } from './translation.ts';

/** Blocks somebody who neither follows nor comments, by their number or phone. */
export function BlockTyped({ organizationId: id }: { readonly organizationId: number }) {
  const t = useT();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const block = useWrite(
    (person: string) => request(blockUser, { params: { id }, body: { person } }),
    {
      done: t('typed_blocked'),
      failed: () => null,
      onSuccess: () => setText(''),
      onError: ({ fields, message }) => setProblem(fields['person']?.[0] ?? message),
      onSettled: (_person, queries) => readAgain(queries),
    },
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() === '') setProblem(t('typed_empty'));
    else void block.send(text.trim());
  }

  return (
    <Form onSubmit={submit} noValidate aria-label={t('typed_title')}>
      <TextField
        label={t('typed_label')}
        hint={t('typed_hint')}
        inputMode="tel"
        autoComplete="off"
        maxLength={20}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setProblem(undefined);
        }}
        error={problem}
      />
      <Button type="submit" kind="secondary" loading={block.isPending}>
        {t('block')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  margin-bottom: ${space[4]};
`;

import { useState } from 'react';
import styled from 'styled-components';
import { z } from 'zod/mini';
import { TEXT_INPUT_MAX_LENGTH } from '@karavan/shared-api/contract/limits';
import { text } from '@karavan/shared-api/contract/text';
import { useFields, withFormTexts } from '@karavan/shared-api/form';
import type { OverlayComponentProps } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { TextArea } from '@karavan/shared-ui/text-area';
import { space } from '@karavan/shared-ui/tokens';
import { OverlayPlace, OverlayTitle } from '../overlay-place.ts';
import { useT } from '../translation.ts';

/** Overlay `text_input`: a long text has the whole screen; whoever has opened it stores it. */
export const Overlay = ({ props, close }: OverlayComponentProps<'text_input'>) => (
  <TextInput props={props} close={close} />
);

const TextInput = withFormTexts(Input, <PageSkeleton />);

function Input({
  props: { title, value, maxLength = TEXT_INPUT_MAX_LENGTH },
  close,
}: OverlayComponentProps<'text_input'>) {
  const t = useT();
  const [schema] = useState(() =>
    z.object({ text: text(maxLength, { isOptional: true, hasLines: true }) }),
  );
  const { element, submit, settle, ...fields } = useFields({ schema, initial: { text: value } });
  return (
    <OverlayPlace>
      <OverlayTitle>{title}</OverlayTitle>
      <Form
        ref={element}
        noValidate
        onSubmit={(event) =>
          submit(event, (sent) => {
            settle(sent);
            close(sent.text);
          })
        }
      >
        <TextArea label={title} {...fields.text('text')} limit={maxLength} rows={8} />
        <Button type="submit" size="large" wide>
          {t('text_done')}
        </Button>
      </Form>
    </OverlayPlace>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[4]};

  /* The heading says the same. */
  label {
    position: absolute;
    clip-path: inset(50%);
  }
`;

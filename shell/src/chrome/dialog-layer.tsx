import { useEffect, useRef } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { Button } from '@karavan/shared-ui/button';
import { color, fontSize, radius, shadow, space, weight } from '@karavan/shared-ui/tokens';
import { dialogsAtom, type OpenDialog } from '../layers/dialogs.ts';
import { useT } from './translation.ts';

/** Shows the first waiting dialog in the browser's own modal: focus, Escape and the backdrop come with it. */
export function DialogLayer() {
  const [dialog] = useAtomValue(dialogsAtom);
  return dialog ? <Modal dialog={dialog} /> : null;
}

function Modal({ dialog }: { readonly dialog: OpenDialog }) {
  const t = useT();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => element.current?.showModal(), [dialog]);
  return (
    <Frame ref={element} aria-labelledby="dialog-title" onCancel={() => dialog.answer(false)}>
      <Title id="dialog-title">{dialog.title}</Title>
      {dialog.text && <p>{dialog.text}</p>}
      <Buttons>
        {dialog.kind === 'confirm' && (
          <Button kind="quiet" onClick={() => dialog.answer(false)}>
            {dialog.cancelLabel ?? t('cancel')}
          </Button>
        )}
        <Button kind={dialog.danger ? 'danger' : 'primary'} onClick={() => dialog.answer(true)}>
          {dialog.okLabel ?? t('ok')}
        </Button>
      </Buttons>
    </Frame>
  );
}

const Frame = styled.dialog`
  width: min(400px, calc(100vw - 2 * ${space[4]}));
  padding: ${space[5]};
  border: 0;
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.floating};
  color: ${color.text};

  &::backdrop {
    background: ${color.scrim};
  }
`;

const Title = styled.h2`
  margin-bottom: ${space[2]};
  font-size: ${fontSize.title};
  font-weight: ${weight.bold};
`;

const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space[2]};
  margin-top: ${space[5]};
`;

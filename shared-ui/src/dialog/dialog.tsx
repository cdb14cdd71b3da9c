import type { ReactNode } from 'react';
import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '../button/icon-button.tsx';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { space } from '@karavan/shared-ui/tokens';
import { DialogBackdrop, DialogPopup, DialogTitle } from './dialog-surface.ts';

interface DialogProps {
  readonly open: boolean;
  onClose(): void;
  readonly title: string;
  readonly children: ReactNode;
}

/** A modal window: it has to be completed or closed first. */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const t = useUiText();
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <DialogBackdrop />
        <DialogPopup>
          <Header>
            <DialogTitle>{title}</DialogTitle>
            <Base.Close render={<IconButton label={t('close')} icon={<X size={22} />} />} />
          </Header>
          {children}
        </DialogPopup>
      </Base.Portal>
    </Base.Root>
  );
}

const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  margin: calc(-1 * ${space[3]}) calc(-1 * ${space[3]}) ${space[2]} 0;
`;

import type { ReactNode } from 'react';
import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '../button/icon-button.tsx';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { color, duration, ease, layer, space } from '@karavan/shared-ui/tokens';

interface FullScreenProps {
  /** What a screen reader calls it. */
  readonly name: string;
  onClose(): void;
  readonly children: ReactNode;
  /** Dialogs on top of this one: Escape closes only the topmost. */
  readonly above?: ReactNode;
}

/** A layer over the whole page; it is open while it is rendered. */
export function FullScreen({ name, onClose, children, above }: FullScreenProps) {
  const t = useUiText();
  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Surface aria-label={name}>
          {children}
          <Corner>
            <Base.Close
              render={<IconButton kind="floating" label={t('close')} icon={<X size={22} />} />}
            />
          </Corner>
        </Surface>
      </Base.Portal>
      {above}
    </Base.Root>
  );
}

const Surface = styled(Base.Popup)`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  overflow-y: auto;
  outline: none;
  background: ${color.canvas};
  color: ${color.text};
  transition: opacity ${duration.fast} ${ease.out};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

const Corner = styled.div`
  position: fixed;
  top: calc(env(safe-area-inset-top) + ${space[2]});
  right: ${space[2]};
`;

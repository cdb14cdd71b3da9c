import { useEffect, useState } from 'react';
import { Check, Copy } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '../button/icon-button.tsx';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { color, radius, shadow, space, type } from '@karavan/shared-ui/tokens';

interface CopyButtonProps {
  /** The text that is copied. */
  readonly value: string;
}

/** How long the result is shown, in milliseconds. */
const SHOWN_FOR = 1000;

type Outcome = 'app.copied' | 'copy_failed';

/** Copies a value and confirms it for a second. */
export function CopyButton({ value }: CopyButtonProps) {
  const t = useUiText();
  const [outcome, setOutcome] = useState<{ readonly text: Outcome } | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome({ text: 'app.copied' });
    } catch {
      // The browser may refuse, and without https there is no clipboard.
      setOutcome({ text: 'copy_failed' });
    }
  };
  return (
    <Root>
      <IconButton
        label={t('copy')}
        icon={outcome?.text === 'app.copied' ? <Check size={20} /> : <Copy size={20} />}
        onClick={() => void copy()}
      />
      <Announcement role="status">{outcome && <Bubble>{t(outcome.text)}</Bubble>}</Announcement>
    </Root>
  );
}

const Root = styled.span`
  position: relative;
  display: inline-grid;
`;

const Announcement = styled.span`
  position: absolute;
  bottom: 100%;
  left: 50%;
  transform: translateX(-50%);
  pointer-events: none;
`;

const Bubble = styled.span`
  display: block;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.small};
  background: ${color.text};
  box-shadow: ${shadow.card};
  color: ${color.surface};
  font: ${type.caption};
  white-space: nowrap;
`;

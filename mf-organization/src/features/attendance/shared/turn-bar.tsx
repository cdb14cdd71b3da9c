import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { type } from '@karavan/shared-ui/tokens';

interface TurnBarProps {
  /** What is turned. */
  readonly label: string;
  readonly before: string;
  readonly after: string;
  /** The period that is shown. */
  readonly title: string;
  /** Whether there is nothing after it. */
  readonly isLast?: boolean;
  /** One period back (-1) or on (1). */
  onTurn(count: -1 | 1): void;
}

/** Turns periods: one back, one on. */
export function TurnBar({ label, before, after, title, isLast = false, onTurn }: TurnBarProps) {
  return (
    <Bar role="group" aria-label={label}>
      <IconButton
        label={before}
        icon={<ChevronLeft size={20} aria-hidden />}
        onClick={() => onTurn(-1)}
      />
      <strong aria-live="polite">{title}</strong>
      <IconButton
        label={after}
        icon={<ChevronRight size={20} aria-hidden />}
        disabled={isLast}
        onClick={() => onTurn(1)}
      />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;

  strong {
    font: ${type.title3};
    text-align: center;
  }
`;

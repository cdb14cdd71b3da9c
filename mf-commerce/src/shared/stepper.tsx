import type { ReactNode } from 'react';
import { Minus, Plus } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { space, weight } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

interface StepperProps {
  /** What is counted. */
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** The change per press. */
  readonly step?: number;
  /** The decrement button when it removes the last one. */
  readonly last?: { readonly label: string; readonly icon: ReactNode };
  onChange(value: number): void;
}

/** Buttons for more and less around a value. */
export function Stepper({ label, value, min, max, step = 1, last, onChange }: StepperProps) {
  const t = useT();
  return (
    <Root role="group" aria-label={label}>
      <IconButton
        kind="filled"
        label={last?.label ?? t('one_less')}
        icon={last?.icon ?? <Minus size={18} />}
        disabled={value <= min}
        onClick={() => onChange(Math.max(value - step, min))}
      />
      <Value aria-live="polite">{value}</Value>
      <IconButton
        kind="filled"
        label={t('one_more')}
        icon={<Plus size={18} />}
        disabled={value >= max}
        onClick={() => onChange(Math.min(value + step, max))}
      />
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`;

const Value = styled.span`
  min-width: 2ch;
  font-weight: ${weight.medium};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

import type { ReactNode } from 'react';
import { CircleX, Clock, CloudOff, Undo2 } from 'lucide-react';
import styled, { css, keyframes } from 'styled-components';
import { Column } from '@karavan/shared-ui/column';
import { Panel } from '@karavan/shared-ui/product/panel';
import { color, duration, ease, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { Tick, TICK_TIME } from './tick.tsx';
import type { Outcome } from './use-payment-outcome.ts';

const PICTURES: Readonly<Record<Outcome, ReactNode>> = {
  paid: <Tick />,
  declined: <CircleX size={56} color={color.red} />,
  open: <Clock size={56} color={color.grey} />,
  unknown: <CloudOff size={56} color={color.grey} />,
  returned: <Undo2 size={56} color={color.grey} />,
};

interface OutcomePanelProps {
  readonly outcome: Outcome;
  /** What it means for the money. */
  readonly text: ReactNode;
  /** What comes next, and the ways on. */
  readonly children: ReactNode;
}

/** How a payment has ended. */
export function OutcomePanel({ outcome, text, children }: OutcomePanelProps) {
  const t = useT();
  return (
    <Narrow>
      <Panel>
        <Told role="status">
          <span aria-hidden>{PICTURES[outcome]}</span>
          <Title>{t(`outcome_${outcome}`)}</Title>
          <Text>{text}</Text>
        </Told>
        <Ways $opensLater={outcome === 'paid'}>{children}</Ways>
      </Panel>
    </Narrow>
  );
}

const Narrow = styled(Column)`
  max-width: 560px;
`;

const Told = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding-top: ${space[4]};
  text-align: center;
`;

const Title = styled.h2`
  font: ${type.title1};
  text-wrap: balance;
`;

const Text = styled.p`
  color: ${color.textMuted};
  text-wrap: balance;
`;

const open = keyframes`
  from {
    opacity: 0;
    transform: translateY(16px);
  }
`;

/** The order opens once its payment's tick is drawn. */
const Ways = styled.div<{ readonly $opensLater: boolean }>`
  display: grid;
  gap: ${space[3]};

  ${({ $opensLater }) =>
    $opensLater &&
    css`
      animation: ${open} ${duration.slow} ${ease.out} ${TICK_TIME} backwards;
    `}
`;

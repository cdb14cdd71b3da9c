import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';

/** `pending` waits for someone, `active` is under way; the others are outcomes. */
export type PillTone = 'pending' | 'active' | 'positive' | 'negative';

interface StatePillProps {
  readonly tone: PillTone;
  readonly children: ReactNode;
}

/** The state of an order, a ticket or a delivery, in one word. */
export function StatePill({ tone, children }: StatePillProps) {
  return <Pill data-tone={tone}>{children}</Pill>;
}

const Pill = styled.span`
  flex: none;
  padding: 2px ${space[2]};
  border-radius: ${radius.full};
  background: ${color.warningSoft};
  color: ${color.warning};
  font: ${type.caption};

  &[data-tone='active'] {
    background: ${color.accentSoft};
    color: ${color.accentStrong};
  }

  &[data-tone='positive'] {
    background: ${color.successSoft};
    color: ${color.success};
  }

  &[data-tone='negative'] {
    background: ${color.dangerSoft};
    color: ${color.danger};
  }
`;

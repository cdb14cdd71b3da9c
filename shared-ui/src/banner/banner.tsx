import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';

type BannerTone = 'info' | 'success' | 'warning' | 'danger';

interface BannerProps {
  readonly tone?: BannerTone;
  /** An icon of 20 px. */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  /** A button or a link. */
  readonly action?: ReactNode;
}

/** A bar in a page or a panel that shows its state. */
export function Banner({ tone = 'info', icon, children, action }: BannerProps) {
  return (
    <Root role="status" $tone={tone}>
      {icon && <Icon aria-hidden>{icon}</Icon>}
      <Words>{children}</Words>
      {action}
    </Root>
  );
}

const TONES = {
  info: css`
    background: ${color.accentSoft};
    color: ${color.accentStrong};
  `,
  success: css`
    background: ${color.successSoft};
    color: ${color.success};
  `,
  warning: css`
    background: ${color.warningSoft};
    color: ${color.warning};
  `,
  danger: css`
    background: ${color.dangerSoft};
    color: ${color.danger};
  `,
} satisfies Record<BannerTone, unknown>;

const Root = styled.div<{ readonly $tone: BannerTone }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  font: ${type.labelSmall};
  ${({ $tone }) => TONES[$tone]}
`;

const Icon = styled.span`
  display: grid;
  flex: none;
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

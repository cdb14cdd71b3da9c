import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space } from '@karavan/shared-ui/tokens';

/** What a buyer may count on, line by line. */
export const Promises = styled.ul`
  display: grid;
  gap: ${space[2]};

  &:empty {
    display: none;
  }
`;

export function Promise({
  icon,
  children,
}: {
  readonly icon: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Line>
      <Icon aria-hidden>{icon}</Icon>
      <Words>{children}</Words>
    </Line>
  );
}

const Line = styled.li`
  display: flex;
  gap: ${space[3]};
  min-width: 0;
`;

const Icon = styled.span`
  flex: none;
  height: 24px;
  padding-top: 2px;
  color: ${color.textMuted};
`;

const Words = styled.span`
  min-width: 0;
  line-height: 1.5;
`;

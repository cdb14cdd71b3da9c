import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CountBadge } from '@karavan/shared-ui/count-badge';

interface CountedIconProps {
  /** 24 px. */
  readonly icon: ReactNode;
  readonly count: number;
}

/** An icon with a count of new things on its corner. */
export function CountedIcon({ icon, count }: CountedIconProps) {
  return (
    <Place>
      {icon}
      <CountBadge count={count} place="corner" />
    </Place>
  );
}

const Place = styled.span`
  position: relative;
  display: grid;
`;

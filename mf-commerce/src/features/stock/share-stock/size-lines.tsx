import styled from 'styled-components';
import { space } from '@karavan/shared-ui/tokens';

/** Sizes under each other. */
export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`;

/** A size, and what can be done with it. */
export const SizeLine = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
`;

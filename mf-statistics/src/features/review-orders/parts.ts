import styled from 'styled-components';
import { space } from '@karavan/shared-ui/tokens';

/** What stands one below the other. */
export const Parts = styled.div`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
`;

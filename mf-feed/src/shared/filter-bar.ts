import styled from 'styled-components';
import { space } from '@karavan/shared-ui/tokens';

/** What narrows a list, line by line above it. */
export const FilterBar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
`;

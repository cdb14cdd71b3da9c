import styled from 'styled-components';
import { media, space } from '@karavan/shared-ui/tokens';

/** A page with a single column. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 720px;
  margin: 0 auto;
  padding: ${space[4]};

  ${media.wide} {
    padding: ${space[5]};
  }
`;

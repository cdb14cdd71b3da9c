import styled from 'styled-components';
import { space, type } from '@karavan/shared-ui/tokens';

/** The heading of a section of the search page, with an optional action at its end. */
export const SearchHeading = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${space[2]} ${space[4]};

  h2 {
    font: ${type.title3};
  }
`;

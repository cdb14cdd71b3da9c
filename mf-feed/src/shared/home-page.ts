import styled from 'styled-components';
import { media, space } from '@karavan/shared-ui/tokens';

/** A page of the home; its cards stand in columns where there is room. */
export const HomePage = styled.div`
  max-width: 1240px;
  margin: 0 auto;
  padding-bottom: ${space[5]};

  ${media.wide} {
    padding: ${space[3]};
  }
`;

/** What stands below the bar, away from the edges where cards do not reach them. */
export const HomeBody = styled.div`
  @media (min-width: 720px) {
    padding: ${space[3]} ${space[3]} 0;
  }
`;

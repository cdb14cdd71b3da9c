import styled from 'styled-components';
import { color, fontSize, media, radius, space } from '@karavan/shared-ui/tokens';

/** A sheet of the page with one subject. */
export const Panel = styled.section`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space[3]};
  min-width: 0;
  padding: ${space[4]};
  background: ${color.surface};

  h2 {
    font-size: ${fontSize.title};
  }

  ${media.wide} {
    padding: ${space[5]};
    border-radius: ${radius.large};
  }
`;

import styled from 'styled-components';
import { color, media, radius, space, type } from '@karavan/shared-ui/tokens';

/** A section of a page with a heading: full width on a phone, rounded corners on a wide screen. */
export const FlushPanel = styled.section`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space[3]};
  min-width: 0;
  padding: ${space[4]};
  background: ${color.surface};

  h2 {
    font: ${type.title3};
  }

  ${media.wide} {
    padding: ${space[5]};
    border-radius: ${radius.large};
  }
`;

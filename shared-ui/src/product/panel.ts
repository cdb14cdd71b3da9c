import styled, { css } from 'styled-components';
import { color, fontSize, media, radius, shadow, space } from '@karavan/shared-ui/tokens';

/** Stands out from the page. For what looks like a panel and is a link or an item of a list. */
export const raised = css`
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.card};
`;

/** A part of a page that stands out from it. */
export const Panel = styled.section`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  overflow-wrap: anywhere;
  padding: ${space[4]};
  ${raised}
`;

/** A part of a page with a heading: from edge to edge on a phone, with round corners on a wide screen. */
export const FlushPanel = styled.section`
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

import { css } from 'styled-components';
import { color, radius, shadow } from '@karavan/shared-ui/tokens';

/** Raised above the page: for panels, and for links and list items that look like one. */
export const raised = css`
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.card};
`;

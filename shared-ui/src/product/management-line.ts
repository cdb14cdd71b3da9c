import { css } from 'styled-components';
import { color, radius, space } from '@karavan/shared-ui/tokens';

/** A line of the navigation of an organization. */
export const managementLine = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  border-radius: ${radius.medium};

  > svg {
    flex: none;
    color: ${color.textMuted};
  }
`;

import styled from 'styled-components';
import { Link } from '@karavan/shared-api/router';
import { buttonAppearance, type ButtonAppearance } from '@karavan/shared-ui/button-appearance';

/** A way to another page that looks like a button. */
export const LinkButton = styled(Link)<ButtonAppearance>`
  ${buttonAppearance}
`;

export const PRIMARY = { $kind: 'primary', $size: 'small', $wide: false } as const;
export const SECONDARY = { $kind: 'secondary', $size: 'small', $wide: false } as const;

import { css } from 'styled-components';
import { media } from '@karavan/shared-ui/tokens';

/** Where there is room, buttons below a form are no wider than their words; those that are `wide` fill it all the same. */
export const buttonsByWords = css`
  ${media.roomy} {
    --button-width: fit-content;
  }
`;

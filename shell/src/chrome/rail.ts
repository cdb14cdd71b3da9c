import { css } from 'styled-components';
import { color, layer, media, size, space } from '@karavan/shared-ui/tokens';

/** Where the bar at the bottom becomes a rail: below the header on a tablet, beside it on wider screens. */
export const rail = css`
  ${media.roomy} {
    display: flex;
    inset: 0 auto 0 0;
    z-index: calc(${layer.chrome} - 1);
    width: ${size.rail};
    height: auto;
    padding: calc(${size.header} + env(safe-area-inset-top) + ${space[2]}) ${space[1]} ${space[4]};
    border-top: 0;
    border-right: 1px solid ${color.border};
  }

  ${media.wide} {
    padding: 0 ${space[3]} ${space[4]};
  }
`;

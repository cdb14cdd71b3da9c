import styled from 'styled-components';
import { size, space, type } from '@karavan/shared-ui/tokens';

/** The frame of the shell's own overlays. */
export const OverlayPlace = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  max-width: 560px;
  min-height: 100%;
  margin: 0 auto;
  padding: calc(env(safe-area-inset-top) + ${space[3]}) ${space[4]}
    calc(env(safe-area-inset-bottom) + ${space[5]});
`;

export const OverlayTitle = styled.h1`
  display: flex;
  align-items: center;
  min-height: ${size.touch};
  /* Leaves room for the close button. */
  padding-right: ${space[7]};
  font: ${type.title2};
`;

import styled from 'styled-components';
import { color, radius, shadow, space } from '@karavan/shared-ui/tokens';

/** A part of a page that stands out from it. */
export const Panel = styled.section`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  overflow-wrap: anywhere;
  padding: ${space[4]};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.card};
`;

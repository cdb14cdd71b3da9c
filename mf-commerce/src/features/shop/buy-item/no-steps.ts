import styled from 'styled-components';
import { size } from '@karavan/shared-ui/tokens';

/** Keeps the place of the button. */
export const NoSteps = styled.div`
  height: ${size.touch};
`;

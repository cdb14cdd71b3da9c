import styled from 'styled-components';
import { color, fontSize } from '@karavan/shared-ui/tokens';

/** A hint to read before choosing. */
export const Note = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`;

import styled from 'styled-components';
import { color, size, space } from '@karavan/shared-ui/tokens';

/** The label of a checkbox or switch: the whole row can be pressed. */
export const ToggleRow = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${size.touch};
  cursor: pointer;

  &:has(input:disabled) {
    color: ${color.textMuted};
    cursor: default;
  }
`;

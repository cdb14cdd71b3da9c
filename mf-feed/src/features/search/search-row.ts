import styled from 'styled-components';
import { color, size, space } from '@karavan/shared-ui/tokens';

/** A line to choose. */
export const SearchRow = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: ${size.touch};
  padding: ${space[2]} ${space[4]};
  border: 0;
  background: none;
  text-align: left;
  cursor: pointer;

  svg {
    flex: none;
    color: ${color.textMuted};
  }
`;

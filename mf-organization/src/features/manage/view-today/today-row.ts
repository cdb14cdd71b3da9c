import styled from 'styled-components';
import { Link } from '@karavan/shared-api/router';
import { color, space, type } from '@karavan/shared-ui/tokens';

/** A line of a card of today, with the way to where it is handled. */
export const RowLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 60px;
  padding: ${space[2]} 0;

  > svg {
    flex: none;
    color: ${color.textMuted};
  }
`;

export const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;

  strong {
    font: ${type.label};
    overflow-wrap: anywhere;
  }

  small {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    color: ${color.warning};
    font: ${type.second};
  }

  small[data-empty] {
    color: ${color.danger};
  }
`;

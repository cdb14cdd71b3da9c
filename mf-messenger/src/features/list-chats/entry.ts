import styled from 'styled-components';
import { Link } from '@karavan/shared-api/router';
import { color, media, size, space, type } from '@karavan/shared-ui/tokens';

/** A way on from the list of chats, above it. */
export const Entry = styled(Link)`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  min-height: ${size.touch};
  padding: ${space[3]} ${space[4]};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
  color: ${color.text};

  ${media.hover} {
    &:hover {
      background: ${color.surfaceSunken};
    }
  }
`;

export const EntryLabel = styled.span`
  flex: 1;
  min-width: 0;
  font: ${type.label};
`;

import styled from 'styled-components';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';

/** A card of the page with a title, a text and what to do. */
export const Part = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
`;

export const PartTitle = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font: ${type.title2};

  > svg {
    flex: none;
    color: ${color.textMuted};
  }
`;

export const PartText = styled.p`
  color: ${color.textMuted};
`;

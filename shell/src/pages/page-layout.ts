import styled from 'styled-components';
import { Link } from '@karavan/shared-api/router';
import { color, media, radius, size, space, type, weight } from '@karavan/shared-ui/tokens';

/** A narrow page of the shell: full width on phones, a card on wide screens. */
export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 480px;
  margin: 0 auto;
  padding: ${space[5]} ${space[4]};

  ${media.wide} {
    margin-top: ${space[6]};
    padding: ${space[6]};
    border-radius: ${radius.large};
    background: ${color.surface};
  }
`;

/** On the narrowest screens a long surname has room in one line, too. */
export const Heading = styled.h1`
  font: ${type.title1};
  font-size: clamp(1.375rem, 7vw, 1.75rem);
  line-height: 1.2;
  overflow-wrap: anywhere;
`;

export const Hint = styled.p`
  color: ${color.textMuted};
`;

/** A secondary action. */
export const TextLink = styled(Link)`
  display: grid;
  place-items: center;
  min-height: ${size.touch};
  color: ${color.accent};
  font-weight: ${weight.medium};
`;

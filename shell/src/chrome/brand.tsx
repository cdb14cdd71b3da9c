import styled from 'styled-components';
import { Link } from '@karavan/shared-api/router';
import { color, media, size, space, type } from '@karavan/shared-ui/tokens';

type BrandPlace = 'header' | 'rail';

interface BrandProps {
  readonly place: BrandPlace;
}

/**
 * The product's name, linked to the home page: above the rail on a wide screen, otherwise in the
 * header.
 */
export function Brand({ place }: BrandProps) {
  return (
    <Root to="/home/posts" $place={place}>
      Karavan
    </Root>
  );
}

const Root = styled(Link)<{ readonly $place: BrandPlace }>`
  display: ${({ $place }) => ($place === 'header' ? 'flex' : 'none')};
  align-items: center;
  height: ${size.header};
  color: ${color.accent};
  font: ${type.title2};
  letter-spacing: -0.02em;

  ${media.wide} {
    display: ${({ $place }) => ($place === 'rail' ? 'flex' : 'none')};
    /* Aligned with the icons below. */
    padding: 0 ${space[3]};
  }
`;

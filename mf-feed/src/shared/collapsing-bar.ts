import styled from 'styled-components';
import { color, duration, ease, layer, media, size } from '@karavan/shared-ui/tokens';

/** The page's own bar below the header: on narrow screens it makes room together with it. */
export const CollapsingBar = styled.div`
  ${media.narrow} {
    position: sticky;
    top: calc(${size.header} + env(safe-area-inset-top));
    z-index: ${layer.chrome};
    background: ${color.canvas};
    transition: transform ${duration.normal} ${ease.out};

    [data-chrome='collapsed'] & {
      transform: translateY(calc(-100% - ${size.header} - env(safe-area-inset-top)));
    }
  }
`;

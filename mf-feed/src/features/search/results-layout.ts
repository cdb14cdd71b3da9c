import styled from 'styled-components';
import { size, space } from '@karavan/shared-ui/tokens';

/** The media query of a window that has room for filters beside four columns of results. */
export const RESULTS_BESIDE = '(min-width: 1440px)';

/** The height of the search field above. */
const FIELD = '68px';

export const Layout = styled.div`
  @media ${RESULTS_BESIDE} {
    display: grid;
    grid-template-columns: 280px minmax(0, 1fr);
    align-items: start;
    gap: ${space[4]};
    padding-left: ${space[5]};
  }
`;

/** Stays while the results scroll, and scrolls by itself where the window is low. */
export const Beside = styled.aside`
  display: none;

  @media ${RESULTS_BESIDE} {
    position: sticky;
    top: calc(${size.header} + ${space[3]});
    display: block;
    max-height: calc(100dvh - ${size.header} - ${FIELD} - ${space[3]});
    padding: 2px;
    overflow-y: auto;
  }
`;

/** What opens the filters where they are not beside. */
export const Opener = styled.span`
  display: contents;

  @media ${RESULTS_BESIDE} {
    display: none;
  }
`;

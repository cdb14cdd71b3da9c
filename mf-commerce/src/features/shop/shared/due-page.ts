import styled from 'styled-components';
import { Column } from '@karavan/shared-ui/column';
import { media, space } from '@karavan/shared-ui/tokens';

/** A page that ends in what is due: on wide screens a second column has room for it, on phones the press stays in sight. */
export const DuePage = styled(Column)`
  ${media.narrow} {
    display: flex;
    flex-direction: column;
  }

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 376px;
    align-items: start;
    gap: ${space[4]} ${space[6]};
    max-width: 1120px;
  }
`;

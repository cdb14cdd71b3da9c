import styled from 'styled-components';
import { space, weight } from '@karavan/shared-ui/tokens';

/** The steps of a card, on it. */
export const Tiers = styled.ul`
  display: grid;
  gap: ${space[1]};

  li {
    display: flex;
    justify-content: space-between;
    gap: ${space[3]};
    font-variant-numeric: tabular-nums;
  }

  [aria-current] {
    font-weight: ${weight.bold};
  }
`;

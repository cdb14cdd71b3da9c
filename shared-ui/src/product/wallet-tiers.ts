import styled from 'styled-components';
import { space, type, weight } from '@karavan/shared-ui/tokens';

/**
 * The steps of a card, on it, as parts of a way: each item says from which sum on it counts, then
 * its percentage; the one with `aria-current` has been reached.
 */
export const WalletTiers = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(56px, 1fr));
  gap: ${space[2]} ${space[1]};
  padding-top: ${space[1]};

  li {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    min-width: 0;
    padding-top: ${space[1]};
    border-top: 4px solid color-mix(in srgb, currentcolor 32%, transparent);
    border-radius: 2px;
    font: ${type.caption};
    font-variant-numeric: tabular-nums;
  }

  li:has(~ [aria-current]),
  [aria-current] {
    border-color: currentcolor;
  }

  [aria-current] {
    font-weight: ${weight.bold};
  }
`;

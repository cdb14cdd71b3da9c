import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, layer, media, size, space, type } from '@karavan/shared-ui/tokens';

interface ActionBarProps {
  /** The price; on a wide screen it stands above the action already. */
  readonly price: ReactNode;
  /** The action is elsewhere on a wide screen. */
  readonly isPhoneOnly?: boolean;
  readonly children: ReactNode;
}

/**
 * The main action of an item. On a phone it stays above the navigation, at the end of the flex
 * column around it, so that it covers nothing at the end of the page.
 */
export function ActionBar({ price, isPhoneOnly = false, children }: ActionBarProps) {
  return (
    <Bar $isPhoneOnly={isPhoneOnly}>
      <Sum>{price}</Sum>
      <Action>{children}</Action>
    </Bar>
  );
}

/** A part of the item's facts beside the bar: on a phone it goes on where the part above ends. */
export const ItemPart = styled.div`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  padding: ${space[3]} ${space[4]} 0;
  background: ${color.surface};

  &:empty {
    display: none;
  }

  ${media.wide} {
    padding: 0;
  }
`;

const Bar = styled.div<{ readonly $isPhoneOnly: boolean }>`
  ${media.narrow} {
    position: sticky;
    bottom: calc(${size.navigation} + env(safe-area-inset-bottom));
    z-index: ${layer.chrome};
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[4]};
    order: 1;
    padding: ${space[2]} ${space[4]};
    border-top: 1px solid ${color.border};
    background: ${color.surface};
  }

  ${media.wide} {
    display: ${({ $isPhoneOnly }) => ($isPhoneOnly ? 'none' : 'block')};
  }

  /* It must not fill the screen of a phone that lies on its side. */
  @media (max-height: 420px) {
    position: static;
  }
`;

const Sum = styled.p`
  font: ${type.title3};
  font-variant-numeric: tabular-nums;

  &:empty {
    display: none;
  }

  ${media.wide} {
    display: none;
  }
`;

const Action = styled.div`
  display: grid;
  flex: 1 1 auto;
  min-width: 0;
`;

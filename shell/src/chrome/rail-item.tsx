import { memo, type MouseEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@karavan/shared-api/router';
import { color, radius, size, type, weight } from '@karavan/shared-ui/tokens';
import { CountedIcon } from './counted-icon.tsx';

interface RailItemProps {
  readonly to: string;
  readonly label: string;
  /** 24 px. */
  readonly icon: ReactNode;
  readonly count?: number;
  readonly isCurrent: boolean;
  /** Pressing it leads nowhere, since the person is there: this is called instead. A stable function. */
  readonly onHere?: ((to: string) => void) | undefined;
}

/** A place to go to: in the bar at the bottom, or on the rail. */
export const RailItem = memo(function RailItem({
  to,
  label,
  icon,
  count = 0,
  isCurrent,
  onHere,
}: RailItemProps) {
  function press(event: MouseEvent): void {
    // A new tab is opened all the same.
    if (!onHere || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onHere(to);
  }
  return (
    <Item
      className="bar-item"
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={press}
    >
      <CountedIcon icon={icon} count={count} />
      <span className="bar-label">{label}</span>
    </Item>
  );
});

/** A longer word gets more of the width than a shorter one. The document's styles have the rail's. */
const Item = styled(Link)`
  position: relative;
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  min-height: ${size.touch};
  min-width: 0;
  color: ${color.textMuted};
  font: ${type.caption};

  &[aria-current='page'] {
    color: ${color.text};
    font-weight: ${weight.bold};
  }

  &[aria-current='page']::after {
    position: absolute;
    bottom: 3px;
    width: 6px;
    height: 6px;
    border-radius: ${radius.full};
    background: ${color.saffron};
    content: '';
  }
`;

import styled, { css, keyframes } from 'styled-components';
import { color, duration, ease, radius, type } from '@karavan/shared-ui/tokens';
import { capCount } from './format-count.ts';

interface CountBadgeProps {
  readonly count: number;
  /** Above it the limit with a plus is shown. */
  readonly limit?: 99 | 999;
  /** What a screen reader hears instead of the number, for example "5 unread". */
  readonly label?: string;
  /** `corner` places it on the upper right corner of the positioned parent. */
  readonly place?: 'inline' | 'corner';
}

/** A count of new things; nothing when it is zero. It animates when the count changes. */
export function CountBadge({ count, limit = 99, label, place = 'inline' }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <Root key={count} $place={place}>
      <span aria-hidden={label !== undefined}>{capCount(count, limit)}</span>
      {label !== undefined && <span className="visually-hidden">{label}</span>}
    </Root>
  );
}

const pop = keyframes`
  from { transform: scale(0.6); }
`;

const Root = styled.span<{ readonly $place: 'inline' | 'corner' }>`
  display: inline-grid;
  place-items: center;
  min-width: 20px;
  height: 20px;
  padding: 0 6px;
  border-radius: ${radius.full};
  background: ${color.badge};
  color: ${color.onFill};
  font: ${type.caption};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  white-space: nowrap;
  animation: ${pop} ${duration.normal} ${ease.spring};

  ${({ $place }) =>
    $place === 'corner' &&
    css`
      position: absolute;
      top: -8px;
      left: calc(100% - 12px);
      box-shadow: 0 0 0 2px ${color.surface};
    `}
`;

import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney, type Money } from '@karavan/shared-ui/format-money';
import { raised } from '@karavan/shared-ui/product/raised';
import { color, space, type, weight } from '@karavan/shared-ui/tokens';

interface SumRowProps {
  readonly picture: ReactNode;
  readonly name: string;
  readonly to: string;
  /** Below the name, each in a line of its own. */
  readonly notes: readonly string[];
  readonly total: Money;
  /** Below the sum. */
  readonly beside?: ReactNode;
}

/** One of those that sales are summed by, or one sale: it leads to what it consists of. */
export function SumRow({ picture, name, to, notes, total, beside }: SumRowProps) {
  const locale = useAtomValue(localeAtom);
  return (
    <Row>
      {picture}
      <Words>
        <Name to={to}>{name}</Name>
        {notes.map((note) => (
          <Muted key={note}>{note}</Muted>
        ))}
      </Words>
      <End>
        <Sum>{formatMoney(total, locale)}</Sum>
        {beside && <Muted>{beside}</Muted>}
      </End>
    </Row>
  );
}

const Row = styled.div`
  position: relative;
  display: flex;
  gap: ${space[3]};
  align-items: center;
  min-height: 64px;
  padding: ${space[2]} ${space[4]};
  overflow-wrap: anywhere;
  ${raised}
`;

const Words = styled.div`
  flex: 1 1 0;
  min-width: 0;
`;

/** The whole row is pressed. */
const Name = styled(Link)`
  font-weight: ${weight.bold};

  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;

const End = styled.div`
  flex: none;
  text-align: end;
`;

const Sum = styled.p`
  font: ${type.priceM};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

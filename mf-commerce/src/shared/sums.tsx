import styled from 'styled-components';
import { color, space, type } from '@karavan/shared-ui/tokens';

interface SumRow {
  readonly label: string;
  readonly sum: string;
}

interface SumsProps {
  readonly rows: readonly SumRow[];
  readonly total: SumRow;
}

/** A list of sums, the total last and largest. */
export function Sums({ rows, total }: SumsProps) {
  return (
    <List>
      {rows.map(({ label, sum }) => (
        <Row key={label}>
          <dt>{label}</dt>
          <dd>{sum}</dd>
        </Row>
      ))}
      <Total>
        <dt>{total.label}</dt>
        <dd>{total.sum}</dd>
      </Total>
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${space[2]};
`;

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  color: ${color.textMuted};

  dd {
    font-variant-numeric: tabular-nums;
  }
`;

const Total = styled(Row)`
  padding-top: ${space[2]};
  border-top: 1px solid ${color.border};
  color: ${color.text};
  font: ${type.priceM};
  font-variant-numeric: tabular-nums;
`;

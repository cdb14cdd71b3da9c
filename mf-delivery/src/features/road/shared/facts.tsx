import styled from 'styled-components';
import { color, space, type } from '@karavan/shared-ui/tokens';

interface FactsProps {
  /** What it is, and how much. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** Whether the last one is what the others come to. */
  readonly hasTotal?: boolean;
}

/** Sums below each other. */
export function Facts({ facts, hasTotal = false }: FactsProps) {
  return (
    <List data-total={hasTotal || undefined}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${space[2]};
  margin: 0;

  div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${space[3]};
  }

  dt {
    color: ${color.textMuted};
    overflow-wrap: anywhere;
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  &[data-total] div:last-child dd {
    font: ${type.priceM};
  }
`;

import styled from 'styled-components';
import { color, space, type } from '@karavan/shared-ui/tokens';

interface FactsProps {
  /** What it is, and how much; the last one is what counts. */
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** Sums below each other. */
export function Facts({ facts }: FactsProps) {
  return (
    <List>
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

  div:last-child dd {
    font: ${type.priceM};
  }
`;

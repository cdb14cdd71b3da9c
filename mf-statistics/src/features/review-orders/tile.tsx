import styled from 'styled-components';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';

interface TileProps {
  readonly label: string;
  readonly value: string;
  /** What to hold it against. */
  readonly note?: string | false;
}

/** One figure; it stands in `Tiles`. */
export function Tile({ label, value, note }: TileProps) {
  return (
    <Box>
      <dt>{label}</dt>
      <dd>{value}</dd>
      {note && <Note>{note}</Note>}
    </Box>
  );
}

export const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9em, 100%), 1fr));
  gap: ${space[3]};
  margin: 0;
`;

const Box = styled.div`
  padding: ${space[4]};
  border-radius: ${radius.large};
  background: ${color.surface};

  dt {
    color: ${color.textMuted};
    font: ${type.second};
  }

  dd {
    margin: 0;
    font: ${type.title2};
    font-variant-numeric: tabular-nums;
  }
`;

const Note = styled.dd`
  && {
    color: ${color.textMuted};
    font: ${type.caption};
  }
`;

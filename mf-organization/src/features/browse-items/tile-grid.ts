import styled from 'styled-components';

/** Space between tiles, in pixels. */
export const TILE_GAP = 12;

/** A plain grid with the same columns as `useGridColumns`. */
export const TileGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${TILE_GAP}px;

  @media (min-width: 720px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @media (min-width: 1280px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  @media (min-width: 1800px) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

import styled from 'styled-components';
import { radius } from '@karavan/shared-ui/tokens';

/** The pictures of one message: a single one fills the bubble, several form a grid of two columns. */
export const PictureGrid = styled.div<{ readonly $isAlone: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isAlone }) => ($isAlone ? '1fr' : '1fr 1fr')};
  gap: 3px;
  width: min(280px, 66vw);
  overflow: hidden;
  border-radius: ${radius.medium};
`;

/** The narrowest and widest aspect ratio of a single picture. */
const SHAPE = { min: 0.7, max: 1.9 } as const;

interface Sized {
  readonly width: number;
  readonly height: number;
}

/** The aspect ratio of one among this many pictures. */
export function shapeOf({ width, height }: Sized, count: number): number {
  return count === 1 ? Math.min(Math.max(width / height, SHAPE.min), SHAPE.max) : 1;
}

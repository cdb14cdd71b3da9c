import styled from 'styled-components';
import { radius } from '@karavan/shared-ui/tokens';

/** The pictures of one message: one fills the bubble, several stand two by two. */
export const PictureGrid = styled.div<{ readonly $isAlone: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isAlone }) => ($isAlone ? '1fr' : '1fr 1fr')};
  gap: 3px;
  width: min(280px, 66vw);
  overflow: hidden;
  border-radius: ${radius.medium};
`;

/** The narrowest and the widest shape in which a picture on its own is shown. */
const SHAPE = { min: 0.7, max: 1.9 } as const;

interface Sized {
  readonly width: number;
  readonly height: number;
}

/** Width divided by height of the place of one among so many pictures. */
export function shapeOf({ width, height }: Sized, count: number): number {
  return count === 1 ? Math.min(Math.max(width / height, SHAPE.min), SHAPE.max) : 1;
}

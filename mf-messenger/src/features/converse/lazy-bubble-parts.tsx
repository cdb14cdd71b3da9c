import { lazy, Suspense, type ComponentProps } from 'react';
import styled from 'styled-components';
import { color } from '@karavan/shared-ui/tokens';
import { PictureGrid, shapeOf } from './picture-grid.tsx';

const LoadedPictures = lazy(async () => ({
  default: (await import(/* webpackChunkName: "message-pictures" */ './message-pictures.tsx'))
    .MessagePictures,
}));
const LoadedItemLink = lazy(async () => ({
  default: (await import(/* webpackChunkName: "item-link" */ './item-link.tsx')).ItemLink,
}));
const LoadedWaitingPictures = lazy(async () => ({
  default: (await import(/* webpackChunkName: "waiting-pictures" */ './waiting-pictures.tsx'))
    .WaitingPictures,
}));

/** Most messages have no pictures, so this code loads with the first one that has. */
export function MessagePictures(props: ComponentProps<typeof LoadedPictures>) {
  const { pictures } = props;
  return (
    <Suspense
      fallback={
        <PictureGrid $isAlone={pictures.length === 1}>
          {pictures.map((picture) => (
            <Place key={picture.large} $shape={shapeOf(picture, pictures.length)} />
          ))}
        </PictureGrid>
      }
    >
      <LoadedPictures {...props} />
    </Suspense>
  );
}

/** Few messages are about an item. */
export function ItemLink(props: ComponentProps<typeof LoadedItemLink>) {
  return (
    <Suspense fallback={<ItemPlace />}>
      <LoadedItemLink {...props} />
    </Suspense>
  );
}

export function WaitingPictures(props: ComponentProps<typeof LoadedWaitingPictures>) {
  return (
    <Suspense>
      <LoadedWaitingPictures {...props} />
    </Suspense>
  );
}

const Place = styled.span<{ readonly $shape: number }>`
  aspect-ratio: ${({ $shape }) => $shape};
  background: ${color.skeleton};
`;

const ItemPlace = styled.div`
  height: 66px;
`;

import { lazy, Suspense, type ComponentProps } from 'react';
import styled from 'styled-components';
import { color, size, space } from '@karavan/shared-ui/tokens';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { PictureGrid, shapeOf } from './picture-grid.tsx';

const importRows = () => import(/* webpackChunkName: "message-rows" */ './message-rows.tsx');
const importComposer = () => import(/* webpackChunkName: "composer" */ './composer.tsx');
const LoadedRows = lazy(async () => ({ default: (await importRows()).MessageRows }));
const LoadedComposer = lazy(async () => ({ default: (await importComposer()).Composer }));
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

/** Preloads the code that every chat needs, while the messages load. */
export function preloadParts(): void {
  // Failures here are retried, and shown, where the code is needed.
  void Promise.allSettled([importRows(), importComposer()]);
}

export function MessageRows(props: ComponentProps<typeof LoadedRows>) {
  return (
    <Suspense fallback={<ChatSkeleton />}>
      <LoadedRows {...props} />
    </Suspense>
  );
}

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

/** The messages can be read before the composer has loaded. */
export function Composer(props: ComponentProps<typeof LoadedComposer>) {
  return (
    <Suspense fallback={<ComposerPlace />}>
      <LoadedComposer {...props} />
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

const ComposerPlace = styled.div`
  flex: none;
  height: calc(${size.touch} + 2 * ${space[2]} + 1px + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.border};
  background: ${color.surface};
`;

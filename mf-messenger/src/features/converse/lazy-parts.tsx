import { lazy, Suspense, type ComponentProps } from 'react';
import styled from 'styled-components';
import { color, size, space } from '@karavan/shared-ui/tokens';
import { ChatSkeleton } from './chat-skeleton.tsx';

const importRows = () => import(/* webpackChunkName: "message-rows" */ './message-rows.tsx');
const importComposer = () => import(/* webpackChunkName: "composer" */ './composer.tsx');
const LoadedRows = lazy(async () => ({ default: (await importRows()).MessageRows }));
const LoadedComposer = lazy(async () => ({ default: (await importComposer()).Composer }));

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

/** The messages can be read before the composer has loaded. */
export function Composer(props: ComponentProps<typeof LoadedComposer>) {
  return (
    <Suspense fallback={<ComposerPlace />}>
      <LoadedComposer {...props} />
    </Suspense>
  );
}

const ComposerPlace = styled.div`
  flex: none;
  height: calc(${size.touch} + 2 * ${space[2]} + 1px + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.border};
  background: ${color.surface};
`;

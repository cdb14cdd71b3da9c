import { useRef } from 'react';
import styled from 'styled-components';
import type { StoryGroup } from '../../gallery/story.ts';
import { gradient, radius } from '../tokens/tokens.ts';
import { StripControls } from './carousel-controls.tsx';

const GROUNDS = [gradient.ember, gradient.lagoon, gradient.meadow];

function Example() {
  const strip = useRef<HTMLDivElement>(null);
  return (
    <Root>
      <Strip ref={strip}>
        {GROUNDS.map((ground) => (
          <div key={ground} style={{ background: ground }} />
        ))}
      </Strip>
      <StripControls strip={strip} count={GROUNDS.length} />
    </Root>
  );
}

export const stripControlsStories: StoryGroup = {
  title: 'Strip controls',
  stories: [{ name: 'Over a strip of three', render: () => <Example /> }],
};

const Root = styled.div`
  position: relative;
  max-width: 360px;
`;

const Strip = styled.div`
  display: grid;
  grid-auto-columns: 100%;
  grid-auto-flow: column;
  height: 200px;
  overflow-x: auto;
  border-radius: ${radius.large};
  scroll-behavior: smooth;
`;

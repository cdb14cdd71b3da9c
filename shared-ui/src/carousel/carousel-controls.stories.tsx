import { useRef } from 'react';
import styled from 'styled-components';
import type { StoryGroup } from '../../gallery/story.ts';
import { gradient, radius } from '../tokens/tokens.ts';
import { CarouselControls } from './carousel-controls.tsx';

const GROUNDS = [gradient.ember, gradient.lagoon, gradient.meadow];

function Example() {
  const carousel = useRef<HTMLDivElement>(null);
  return (
    <Root>
      <Carousel ref={carousel}>
        {GROUNDS.map((ground) => (
          <div key={ground} style={{ background: ground }} />
        ))}
      </Carousel>
      <CarouselControls carousel={carousel} count={GROUNDS.length} />
    </Root>
  );
}

export const carouselControlsStories: StoryGroup = {
  title: 'Carousel controls',
  stories: [{ name: 'Over a carousel of three', render: () => <Example /> }],
};

const Root = styled.div`
  position: relative;
  max-width: 360px;
`;

const Carousel = styled.div`
  display: grid;
  grid-auto-columns: 100%;
  grid-auto-flow: column;
  height: 200px;
  overflow-x: auto;
  border-radius: ${radius.large};
  scroll-behavior: smooth;
`;

import { useEffect, useState } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '@karavan/shared-ui/icon-button';
import type { PictureSource } from '@karavan/shared-ui/image';
import { Thumbnail } from '@karavan/shared-ui/thumbnail';
import { color, media, radius, shadow, size, space, type } from '@karavan/shared-ui/tokens';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { useTurns } from './use-turns.ts';

interface CarouselControlsProps {
  /** The element that scrolls sideways; each slide is as wide as it. */
  readonly carousel: { readonly current: HTMLElement | null };
  /** How many slides it has. */
  readonly count: number;
  /**
   * Small pictures of its first slides, each of which turns to its own. They fill the height that the
   * element around keeps free below as its custom property `--below`.
   */
  readonly pictures?: readonly PictureSource[];
}

/** Shows which slide of a carousel is visible, and buttons to turn it without a touch screen. */
export function CarouselControls({ carousel, count, pictures = [] }: CarouselControlsProps) {
  const ui = useUiText();
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const element = carousel.current;
    if (!element) return undefined;
    const note = () => setShown(Math.round(element.scrollLeft / element.clientWidth));
    note();
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, [carousel]);

  const turnTo = (index: number) =>
    carousel.current?.scrollTo({ left: index * carousel.current.clientWidth });
  const turn = useTurns({
    shown,
    // The last slide is followed by the first.
    place: (index) => (index + count) % count,
    turnTo,
  });

  return (
    <>
      <Arrow
        $side="left"
        kind="floating"
        label={ui('previous')}
        icon={<ChevronLeft size={24} aria-hidden />}
        onClick={() => turn(-1)}
      />
      <Arrow
        $side="right"
        kind="floating"
        label={ui('next')}
        icon={<ChevronRight size={24} aria-hidden />}
        onClick={() => turn(1)}
      />
      <Count>
        {shown + 1} / {count}
      </Count>
      {/* The slides themselves are in the order of the keyboard and are read out. */}
      <Strip aria-hidden>
        {pictures.map((picture, index) => (
          <Small
            key={picture.small}
            type="button"
            tabIndex={-1}
            data-shown={index === shown || undefined}
            onClick={() => turnTo(index)}
          >
            <Thumbnail picture={picture} size={64} />
          </Small>
        ))}
      </Strip>
    </>
  );
}

/** Touch screens do not need it and have no room for it. */
const Arrow = styled(IconButton)<{ readonly $side: 'left' | 'right' }>`
  position: absolute;
  top: calc((100% - var(--below, 0px) - ${size.touch}) / 2);
  ${({ $side }) => $side}: ${space[3]};
  display: none;

  ${media.hover} {
    display: inline-grid;
  }
`;

const Strip = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: none;
  gap: ${space[2]};
  height: calc(var(--below, 0px) - ${space[2]});
  overflow: auto hidden;
  scrollbar-width: none;

  ${media.wide} {
    display: flex;
  }
`;

const Small = styled.button`
  flex: none;
  padding: 2px;
  border: 2px solid transparent;
  border-radius: calc(${radius.medium} + 4px);
  background: none;
  cursor: pointer;

  &[data-shown] {
    border-color: ${color.text};
  }
`;

const Count = styled.span`
  position: absolute;
  top: ${space[3]};
  left: ${space[3]};
  padding: 2px ${space[2]};
  border-radius: ${radius.full};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.card};
  font: ${type.second};
  font-variant-numeric: tabular-nums;
  pointer-events: none;
`;

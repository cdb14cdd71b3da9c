import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled, { css } from 'styled-components';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { color, media, radius, size, space } from '@karavan/shared-ui/tokens';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { useTurns } from '../carousel/use-turns.ts';
import { recallPicture, rememberPicture } from './turned-pictures.ts';

export interface PictureTurnerProps {
  /** What scrolls sideways; each picture is as wide as it. Null until somebody reaches for it. */
  readonly strip: HTMLElement | null;
  readonly count: number;
  /** From 0 on. */
  readonly shown: number;
  /** Of the list that the card is in: with it the card comes back at the picture that it was left at. */
  readonly positionKey?: string;
}

/**
 * Shows over the pictures of a card how many there are, and turns them by buttons, and by arrow keys while the focus is on
 * the card or on them.
 */
export function PictureTurner({ strip, positionKey, ...rest }: PictureTurnerProps) {
  const { count, shown } = rest;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (positionKey === undefined) return;
    const pictures = place.current!.closest('article')!.querySelector('a[href^="/p/"]')!;
    const key = `${positionKey} ${pictures.getAttribute('href')}`;
    if (strip) rememberPicture(key, shown);
    else turnAtOnce(pictures, recallPicture(key));
  }, [positionKey, strip, shown]);
  return (
    <Over ref={place}>
      {strip && <Arrows strip={strip} {...rest} />}
      <Dots style={{ width: count * DOT, backgroundPositionX: `${shown * DOT}px, 0` }} />
    </Over>
  );
}

/** The card learns of it as of any other turn, and loads what it shows. */
function turnAtOnce(pictures: Element, shown: number): void {
  if (shown > 0) pictures.scrollTo({ left: shown * pictures.clientWidth, behavior: 'instant' });
}

/** From one dot to the next, in pixels. */
const DOT = 12;

function Arrows({ strip, count, shown }: PictureTurnerProps & { readonly strip: HTMLElement }) {
  const ui = useUiText();
  const turn = useTurns({
    shown,
    place: (index) => Math.min(count - 1, Math.max(0, index)),
    turnTo: (index) => strip.scrollTo({ left: index * strip.clientWidth }),
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    turn(step);
  });
  useEffect(() => {
    const place = strip.parentElement!;
    const listener = (event: KeyboardEvent) => onKey(event);
    place.addEventListener('keydown', listener);
    return () => place.removeEventListener('keydown', listener);
  }, [strip]);
  return (
    <>
      <Arrow
        $side="left"
        kind="floating"
        label={ui('previous')}
        icon={<ChevronLeft size={24} aria-hidden />}
        aria-disabled={shown === 0}
        onClick={() => turn(-1)}
      />
      <Arrow
        $side="right"
        kind="floating"
        label={ui('next')}
        icon={<ChevronRight size={24} aria-hidden />}
        aria-disabled={shown === count - 1}
        onClick={() => turn(1)}
      />
      <span className="visually-hidden" role="status">
        {shown + 1} / {count}
      </span>
    </>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** As high as the pictures. */
const Over = styled.div`
  position: absolute;
  inset: 0 0 auto;
  aspect-ratio: 4 / 3;
  pointer-events: none;
`;

/** One for each picture, the shown one brighter. */
const Dots = styled.span`
  position: absolute;
  bottom: ${space[2]};
  left: 50%;
  height: ${DOT}px;
  border-radius: ${radius.full};
  background:
    radial-gradient(circle, ${color.onFill} 3px, transparent 3.5px) no-repeat,
    radial-gradient(
      circle,
      color-mix(in srgb, ${color.onFill} 50%, transparent) 3px,
      transparent 3.5px
    ),
    ${color.scrim};
  background-size: ${DOT}px;
  transform: translateX(-50%);
`;

const visible = css`
  opacity: 1;
  pointer-events: auto;
`;

/** Shown to a pointer that hovers over the card, and to the keyboard; a finger swipes. */
const Arrow = styled(IconButton)<{ readonly $side: 'left' | 'right' }>`
  position: absolute;
  top: calc((100% - ${size.touch}) / 2);
  ${({ $side }) => $side}: ${space[3]};
  opacity: 0;

  &:focus-visible {
    ${visible}
  }

  ${media.hover} {
    article:hover & {
      ${visible}
    }
  }

  &&[aria-disabled='true']:not(:focus-visible) {
    opacity: 0;
    pointer-events: none;
  }
`;

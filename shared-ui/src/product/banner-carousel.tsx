import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { Pause, Play } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { Image, type PictureSource } from '@karavan/shared-ui/image';
import { color, radius, size, space, type } from '@karavan/shared-ui/tokens';
import { useTurns } from '../carousel/use-turns.ts';

/** How long each banner stays, in milliseconds. */
const TURN_MS = 6000;
/** Between two, in pixels. */
const GAP = 12;
/** The room of a dot, in pixels. */
const DOT = 28;
/** It was seen once half of it has been in sight for so long. */
const SEEN_MS = 1000;

interface SlideLinkProps {
  readonly to: string;
  onClick(): void;
  readonly children: ReactNode;
}

interface CarouselBanner {
  readonly id: number;
  readonly image: PictureSource;
  /** What it says, for those who do not see it. */
  readonly text: string;
  readonly path: string;
  /** Said on the banner, such as that it is an advertisement. */
  readonly mark: string | null;
}

interface BannerCarouselProps<B extends CarouselBanner> {
  readonly banners: readonly B[];
  /** The router's. */
  readonly link: ComponentType<SlideLinkProps>;
  /** `BannerControls` with their words; they come when those are there. */
  readonly controls: ComponentType<Omit<BannerControlsProps, 'words'>>;
  /** Above the fold: the first picture loads immediately. */
  readonly priority?: boolean;
  onSeen(banner: B): void;
  onPress(banner: B): void;
}

/**
 * Banners beside each other. They turn by themselves until somebody turns or stops them, and not while the
 * pointer or the focus is there, nor for people who want little motion.
 */
export function BannerCarousel<B extends CarouselBanner>(props: BannerCarouselProps<B>) {
  const { banners, link: SlideLink, controls: Controls, priority = false, onPress } = props;
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const [isHeld, setHeld] = useState(false);
  const count = banners.length;

  function turnTo(index: number): void {
    const element = track.current;
    element?.scrollTo({ left: index * stepOf(element) });
  }

  function turnByHand(index: number): void {
    setPlaying(false);
    turnTo(index);
  }

  const turn = useTurns({ shown, place: (index) => (index + count) % count, turnTo });
  const turnOn = useEffectEvent(() => turn(1));
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);
  useEffect(() => {
    if (!isPlaying || isHeld || count < 2) return;
    const timer = setInterval(turnOn, TURN_MS);
    return () => clearInterval(timer);
  }, [isPlaying, isHeld, count]);
  useSeen(track, props);

  return (
    <Root
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (step === undefined || count < 2) return;
        event.preventDefault();
        setPlaying(false);
        turn(step);
      }}
    >
      <Track
        ref={track}
        onScroll={({ currentTarget }) =>
          setShown(Math.round(currentTarget.scrollLeft / stepOf(currentTarget)))
        }
        onTouchStart={() => setPlaying(false)}
      >
        {banners.map((banner, index) => (
          <Slide key={banner.id} data-banner={index}>
            <SlideLink to={banner.path} onClick={() => onPress(banner)}>
              <Image
                picture={banner.image}
                alt={banner.text}
                ratio={3}
                sizes="(min-width: 800px) 760px, 100vw"
                priority={priority && index === 0}
              />
            </SlideLink>
            {banner.mark !== null && <Mark>{banner.mark}</Mark>}
          </Slide>
        ))}
      </Track>
      {count > 1 && (
        <Bar $count={count}>
          <Controls
            count={count}
            shown={shown}
            isPlaying={isPlaying}
            onTurn={turnByHand}
            onToggle={() => setPlaying(!isPlaying)}
          />
        </Bar>
      )}
    </Root>
  );
}

interface BannerControlsProps {
  readonly words: {
    readonly label: string;
    readonly pause: string;
    readonly play: string;
    slide(number: number): string;
  };
  readonly count: number;
  /** Which is in sight, from 0. */
  readonly shown: number;
  readonly isPlaying: boolean;
  onTurn(index: number): void;
  onToggle(): void;
}

/** A dot for each banner, and what stops and starts their turning. */
export function BannerControls({
  words,
  count,
  shown,
  isPlaying,
  onTurn,
  onToggle,
}: BannerControlsProps) {
  return (
    <Buttons role="group" aria-label={words.label}>
      {Array.from({ length: count }, (_, index) => (
        <Dot
          key={index}
          type="button"
          aria-label={words.slide(index + 1)}
          aria-current={index === shown ? 'true' : undefined}
          onClick={() => onTurn(index)}
        />
      ))}
      <IconButton
        label={isPlaying ? words.pause : words.play}
        icon={isPlaying ? <Pause size={18} /> : <Play size={18} />}
        onClick={onToggle}
      />
    </Buttons>
  );
}

/** From the beginning of one to that of the next, in pixels. */
const stepOf = (track: Element) => track.firstElementChild!.clientWidth + GAP;

/** Notes what is in sight long enough, each banner once. */
function useSeen<B extends CarouselBanner>(
  track: { readonly current: HTMLElement | null },
  { banners, onSeen }: Pick<BannerCarouselProps<B>, 'banners' | 'onSeen'>,
): void {
  const note = useEffectEvent((index: number) => onSeen(banners[index]!));
  const count = banners.length;
  useEffect(() => {
    const timers = new Map<Element, ReturnType<typeof setTimeout>>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          clearTimeout(timers.get(target));
          if (!isIntersecting) continue;
          const index = Number((target as HTMLElement).dataset['banner']);
          timers.set(
            target,
            setTimeout(() => {
              observer.unobserve(target);
              note(index);
            }, SEEN_MS),
          );
        }
      },
      { threshold: 0.5 },
    );
    for (const slide of track.current?.children ?? []) observer.observe(slide);
    return () => {
      observer.disconnect();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [track, count]);
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
`;

/** As wide as a phone; where there is more room, the next one shows that it is there, and even the last one comes first. */
const Track = styled.ul`
  display: grid;
  grid-auto-columns: min(100%, 760px);
  grid-auto-flow: column;
  gap: ${GAP}px;
  padding-inline-end: max(0px, 100% - 760px);
  overflow-x: auto;
  border-radius: ${radius.large};
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  @media (prefers-reduced-motion: reduce) {
    scroll-behavior: auto;
  }
`;

const Slide = styled.li`
  position: relative;
  scroll-snap-align: start;
  scroll-snap-stop: always;

  > a {
    display: block;
    overflow: hidden;
    border-radius: ${radius.large};

    &:focus-visible {
      outline-offset: -3px;
    }
  }
`;

const Mark = styled.p`
  position: absolute;
  bottom: ${space[2]};
  left: ${space[2]};
  max-width: calc(100% - 2 * ${space[2]});
  padding: 2px ${space[2]};
  border-radius: ${radius.full};
  overflow: hidden;
  color: ${color.text};
  background: ${color.surfaceRaised};
  font: ${type.caption};
  text-overflow: ellipsis;
  white-space: nowrap;
  pointer-events: none;
`;

/** Has its height and shows the dots before the controls are there. */
const Bar = styled.div<{ readonly $count: number }>`
  min-height: ${size.touch};

  &:empty {
    justify-self: center;
    width: ${({ $count }) => $count * DOT}px;
    margin-inline-end: ${size.touch};
    background: radial-gradient(circle, ${color.textMuted} 4px, transparent 5px) 0 / ${DOT}px 100%;
  }
`;

const Buttons = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
`;

const Dot = styled.button`
  display: grid;
  place-items: center;
  width: ${DOT}px;
  height: ${DOT}px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  &::before {
    width: 8px;
    height: 8px;
    border-radius: ${radius.full};
    background: ${color.textMuted};
    content: '';
  }

  &[aria-current]::before {
    width: 20px;
    background: ${color.text};
  }
`;

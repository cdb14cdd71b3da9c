import '../testing/browser-gaps.ts';
import type { ComponentProps } from 'react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui.tsx';
import { BannerCarousel, BannerControls } from './banner-carousel.tsx';

const WIDTH = 300;
const IMAGE = { small: 's', medium: 'm', large: 'l', width: 960, height: 320, thumbhash: null };
const BANNERS = [1, 2, 3].map((id) => ({
  id,
  image: IMAGE,
  text: `Banner about ${id}`,
  path: `/p/${id}`,
  mark: id === 2 ? 'Ad · Other' : null,
}));

let seen: number[];
let pressed: number[];
let isCalm: boolean;
let show: (entries: { target: Element; isIntersecting: boolean }[]) => void;
beforeEach(() => {
  jest.useFakeTimers();
  seen = [];
  pressed = [];
  isCalm = false;
  window.matchMedia = () => ({ matches: isCalm }) as MediaQueryList;
  window.IntersectionObserver = class {
    constructor(callback: (entries: never[]) => void) {
      show = callback as typeof show;
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => jest.useRealTimers());

const Controls = (props: Omit<ComponentProps<typeof BannerControls>, 'words'>) => (
  <BannerControls
    {...props}
    words={{
      label: 'Banners',
      pause: 'Stop',
      play: 'Play',
      slide: (number) => `Banner ${number}`,
    }}
  />
);

/** A carousel with a layout, which jsdom lacks, that scrolls immediately. */
function open(banners = BANNERS) {
  renderUi(
    <BannerCarousel
      banners={banners}
      link={({ to, children, onClick }) => (
        <a
          href={to}
          onClick={(event) => {
            event.preventDefault();
            onClick();
          }}
        >
          {children}
        </a>
      )}
      controls={Controls}
      onSeen={({ id }) => seen.push(id)}
      onPress={({ id }) => pressed.push(id)}
    />,
  );
  const track = screen.getByRole('list');
  // With the gap after it.
  Object.defineProperty(track.firstElementChild!, 'clientWidth', { value: WIDTH - 12 });
  track.scrollTo = (({ left }: ScrollToOptions) => {
    track.scrollLeft = left!;
    act(() => void track.dispatchEvent(new Event('scroll')));
  }) as typeof track.scrollTo;
  return {
    track,
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime.bind(jest) }),
  };
}

const wait = (time: number) => act(() => jest.advanceTimersByTime(time));
const currentDot = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');

it('turns by itself, from the last to the first, until it is stopped', async () => {
  const { track, user } = open();
  expect(currentDot()).toBe('Banner 1');
  wait(6000);
  expect(track.scrollLeft).toBe(WIDTH);
  wait(6000);
  wait(6000);
  expect(track.scrollLeft).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await user.unhover(screen.getByRole('button', { name: 'Play' }));
  act(() => (document.activeElement as HTMLElement).blur());
  wait(20_000);
  expect(track.scrollLeft).toBe(0);
});

it('waits while the pointer or the focus is there', async () => {
  const { track, user } = open();
  await user.hover(track);
  wait(20_000);
  expect(track.scrollLeft).toBe(0);
  await user.unhover(track);
  await user.tab();
  wait(20_000);
  expect(track.scrollLeft).toBe(0);
  act(() => (document.activeElement as HTMLElement).blur());
  wait(6000);
  expect(track.scrollLeft).toBe(WIDTH);
});

it('does not turn by itself for people who want little motion', () => {
  isCalm = true;
  const { track } = open();
  wait(20_000);
  expect(track.scrollLeft).toBe(0);
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
});

it('is turned by dots and arrow keys', async () => {
  const { track, user } = open();
  await user.click(screen.getByRole('button', { name: 'Banner 3' }));
  expect([track.scrollLeft, currentDot()]).toEqual([2 * WIDTH, 'Banner 3']);
  await user.keyboard('{ArrowRight}');
  expect(currentDot()).toBe('Banner 1');
  await user.keyboard('{ArrowLeft}');
  expect(currentDot()).toBe('Banner 3');
});

it('says what is an advertisement, what was seen for a second, and what was pressed', async () => {
  const { user } = open();
  const slides = screen.getAllByRole('listitem');
  expect(slides.map((slide) => slide.textContent)).toEqual(['', 'Ad · Other', '']);
  act(() => show([{ target: slides[0]!, isIntersecting: true }]));
  wait(900);
  act(() => show([{ target: slides[0]!, isIntersecting: false }]));
  wait(5000);
  expect(seen).toEqual([]);
  act(() => show([{ target: slides[1]!, isIntersecting: true }]));
  wait(1000);
  expect(seen).toEqual([2]);
  await user.click(screen.getByRole('link', { name: 'Banner about 2' }));
  expect(pressed).toEqual([2]);
});

it('needs no controls where there is one', () => {
  open(BANNERS.slice(0, 1));
  expect(screen.queryByRole('button')).toBeNull();
});

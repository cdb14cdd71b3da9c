import '../testing/browser-gaps.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { samplePicture } from '../../gallery/sample-picture.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { ItemCard } from './item-card.tsx';
import { PictureTurner, type PictureTurnerProps } from './picture-turner.tsx';

const WIDTH = 300;
const picture = (name: string) => ({ ...samplePicture('coral'), small: name, medium: name });

const item: FeedPost = {
  id: 7,
  kind: 'product',
  name: 'A blanket',
  description: '',
  price: null,
  price_unit: null,
  old_price: null,
  image: picture('/1.webp'),
  more_images: [picture('/2.webp'), picture('/3.webp')],
  organization: {
    id: 1,
    title: 'Shop',
    image: null,
    color: '#2f5fa8',
    type: '',
    is_verified: false,
  },
  like_count: 0,
  comment_count: 0,
  is_liked: null,
  is_saved: null,
  created_at: '2026-11-22T09:00:00Z',
};

function Link({
  to,
  state,
  children,
  ...rest
}: {
  readonly to: string;
  readonly state?: unknown;
  readonly children?: ReactNode;
}) {
  return (
    <a href={to} data-state={JSON.stringify(state)} {...rest}>
      {children}
    </a>
  );
}

/** Shows a card with a layout, which jsdom lacks, whose pictures scroll at once. */
function show(shown: FeedPost, turner: ComponentType<PictureTurnerProps> = PictureTurner) {
  const view = renderUi(
    <ItemCard item={shown} locale="en" link={Link} priority={false} actions="" turner={turner} />,
  );
  const strip = screen.getByRole('link', { name: /A blanket/ });
  Object.defineProperty(strip, 'clientWidth', { value: WIDTH });
  strip.scrollTo = (({ left }: ScrollToOptions) => {
    strip.scrollLeft = Math.min(WIDTH * 2, Math.max(0, left!));
    act(() => void fireEvent.scroll(strip));
  }) as typeof strip.scrollTo;
  const sources = () => [...strip.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);
  return { ...view, strip, sources };
}

// A pointer that was there before the page could answer does not enter any more.
test.each(['pointerEnter', 'pointerMove'] as const)(
  'loads the further pictures of a card when somebody reaches for it (%s)',
  async (event) => {
    const { strip, sources } = show(item);
    expect(sources()).toEqual(['/1.webp']);
    expect(screen.queryByRole('button')).toBeNull();
    fireEvent[event](strip);
    expect(sources()).toEqual(['/1.webp', '/2.webp', '/3.webp']);
    expect(await screen.findByRole('button', { name: 'Next' })).toBeTruthy();
  },
);

test('turns by buttons, arrow keys and swipes, and opens with the picture that is shown', async () => {
  const { user, strip } = show(item);
  act(() => strip.focus());
  await screen.findByRole('button', { name: 'Next' });
  act(() => screen.getByRole('button', { name: 'Next' }).focus());
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status').textContent).toBe('2 / 3');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('status').textContent).toBe('3 / 3');
  expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true');
  const state = () => JSON.parse(strip.dataset['state']!) as unknown;
  expect(state()).toMatchObject({ card: { id: 7 }, shown: 2 });
  act(() => strip.scrollTo({ left: WIDTH }));
  expect(state()).toMatchObject({ shown: 1 });
});

test('presses that come while a picture turns count from the one that comes', async () => {
  const { user, strip } = show(item);
  act(() => strip.focus());
  await screen.findByRole('button', { name: 'Next' });
  const aims: number[] = [];
  // It scrolls smoothly: nothing is to be seen of it yet.
  strip.scrollTo = (({ left }: ScrollToOptions) =>
    void aims.push(left! / WIDTH)) as typeof strip.scrollTo;
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(aims).toEqual([1, 2, 2, 1]);
});

test('a turn that the browser breaks off is begun once more, unless a hand has turned on', async () => {
  const { strip } = show(item);
  act(() => strip.focus());
  await screen.findByRole('button', { name: 'Next' });
  const turn = strip.scrollTo;
  const aims: number[] = [];
  strip.scrollTo = (({ left }: ScrollToOptions) =>
    void aims.push(left! / WIDTH)) as typeof strip.scrollTo;
  jest.useFakeTimers();
  try {
    fireEvent.keyDown(strip, { key: 'ArrowRight' });
    act(() => jest.advanceTimersByTime(600));
    expect(aims).toEqual([1, 1]);
    fireEvent.keyDown(strip, { key: 'ArrowRight' });
    act(() => turn({ left: 2 * WIDTH }));
    act(() => jest.advanceTimersByTime(600));
    expect(aims).toEqual([1, 1, 1]);
  } finally {
    jest.useRealTimers();
  }
});

test('a card of one picture has nothing to turn', () => {
  const { more_images: _more, ...alone } = item;
  const { strip, sources } = show(alone);
  fireEvent.pointerEnter(strip);
  expect(sources()).toEqual(['/1.webp']);
  expect(screen.queryByRole('button')).toBeNull();
});

test('comes back at the picture where it was left, in the same list alone', async () => {
  const turned: ScrollToOptions[] = [];
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  Element.prototype.scrollTo = ((options: ScrollToOptions) =>
    void turned.push(options)) as typeof Element.prototype.scrollTo;
  // As a part that comes late stands in an element of its own.
  const inList = (positionKey: string) => (props: PictureTurnerProps) => (
    <div>
      <PictureTurner {...props} positionKey={positionKey} />
    </div>
  );
  const first = show(item, inList('feed'));
  act(() => first.strip.scrollTo({ left: 2 * WIDTH }));
  expect(screen.getByRole('status').textContent).toBe('3 / 3');
  first.unmount();
  show(item, inList('search')).unmount();
  show({ ...item, id: 8 }, inList('feed')).unmount();
  expect(turned).toEqual([]);
  show(item, inList('feed'));
  expect(turned).toEqual([{ left: 2 * WIDTH, behavior: 'instant' }]);
});

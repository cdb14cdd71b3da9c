import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
// Loaded in advance, so that the tests below only wait for the finger.
import './pull-indicator.tsx';
import { PullToRefresh } from './pull-to-refresh.tsx';
import { PULL_DISTANCE } from './watch-pull.ts';

const FAR = PULL_DISTANCE + 20;
let refreshed: PromiseWithResolvers<void>;
const onRefresh = jest.fn(() => refreshed.promise);

beforeEach(() => {
  refreshed = Promise.withResolvers();
  onRefresh.mockClear();
  window.scrollY = 0;
});

async function renderList(): Promise<HTMLElement> {
  renderUi(
    <main>
      <PullToRefresh onRefresh={onRefresh} />
      <p>Content</p>
    </main>,
  );
  await screen.findByRole('status');
  return screen.getByText('Content');
}

/** A finger that touches an element, moves in these steps and is lifted. */
function drag(element: HTMLElement, ...steps: readonly (readonly [x: number, y: number])[]): void {
  const at = (x: number, y: number) => ({ touches: [{ clientX: 100 + x, clientY: 200 + y }] });
  fireEvent.touchStart(element, at(0, 0));
  for (const [x, y] of steps) fireEvent.touchMove(element, at(x, y));
  fireEvent.touchEnd(element, { touches: [] });
}

it('asks anew when it is pulled far enough, and says so until it is done', async () => {
  const list = await renderList();
  drag(list, [0, 30], [0, FAR]);
  expect(onRefresh).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Refreshing')).toBeTruthy();
  await act(async () => refreshed.resolve());
  await waitFor(() => expect(screen.queryByText('Refreshing')).toBeNull());
});

it.each([
  ['a short pull', [[0, PULL_DISTANCE / 2]]],
  [
    'a pull that is taken back',
    [
      [0, FAR],
      [0, 10],
    ],
  ],
  [
    'a swipe along a carousel',
    [
      [40, 10],
      [80, FAR],
    ],
  ],
  ['a scroll upwards', [[0, -40]]],
] as const)('does nothing for %s', async (_, steps) => {
  drag(await renderList(), ...steps);
  expect(onRefresh).not.toHaveBeenCalled();
});

it('leaves a scrolled page alone', async () => {
  const list = await renderList();
  window.scrollY = 300;
  drag(list, [0, FAR]);
  expect(onRefresh).not.toHaveBeenCalled();
});

it('keeps the browser from reloading the page on the same pull, and only meanwhile', async () => {
  const { style } = document.documentElement;
  const { unmount } = renderUi(<PullToRefresh onRefresh={onRefresh} />);
  await screen.findByRole('status');
  expect(style.overscrollBehaviorY).toBe('contain');
  unmount();
  expect(style.overscrollBehaviorY).toBe('');
});

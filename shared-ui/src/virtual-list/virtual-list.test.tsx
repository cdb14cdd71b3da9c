import '../testing/browser-gaps.ts';
import { act, screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { VirtualList, type VirtualListProps } from './virtual-list.tsx';

/** The sentinels on screen; a test makes them visible. */
const sentinels = new Set<() => void>();

class ObserverOfTest {
  readonly #reach: () => void;

  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.#reach = () => callback([{ isIntersecting: true }]);
  }

  observe() {
    sentinels.add(this.#reach);
  }

  disconnect() {
    sentinels.delete(this.#reach);
  }
}

beforeEach(() => {
  sentinels.clear();
  window.IntersectionObserver = ObserverOfTest as unknown as typeof IntersectionObserver;
});

const comeNear = () => act(() => sentinels.forEach((reach) => reach()));
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

function list(props: Partial<VirtualListProps<number>> = {}) {
  return (
    <VirtualList label="Numbers" items={numbers(4)} keyOf={(item) => item} {...props}>
      {(item) => <a href={`/${item}`}>Item {item}</a>}
    </VirtualList>
  );
}

test('items say their place in a list of known length', () => {
  renderUi(list());
  expect(screen.getByRole('list', { name: 'Numbers' })).toBeTruthy();
  const places = screen
    .getAllByRole('listitem')
    .map((item) => [item.getAttribute('aria-posinset'), item.getAttribute('aria-setsize')]);
  expect(places.slice(0, 2)).toEqual([
    ['1', '4'],
    ['2', '4'],
  ]);
});

test('of many items only those near the screen exist, and an unknown length says so', () => {
  renderUi(list({ items: numbers(10_000), hasMore: true }));
  const items = screen.getAllByRole('listitem');
  expect(items.length).toBeLessThan(100);
  expect(items[0]?.getAttribute('aria-setsize')).toBe('-1');
});

test('an item that has not changed is not drawn again with the list', () => {
  const draw = jest.fn((item: number) => <p>Item {item}</p>);
  const props = { label: 'Numbers', keyOf: (item: number) => item, children: draw };
  const { rerender } = renderUi(<VirtualList {...props} items={[1, 2]} />);
  rerender(<VirtualList {...props} items={[1, 2, 3]} isLoadingMore />);
  expect(draw.mock.calls.map(([item]) => item)).toEqual([1, 2, 3]);
});

test('high rows are no more at first than the window holds', () => {
  renderUi(list({ items: numbers(20), minRowHeight: innerHeight / 3 }));
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(3);
});

test('a short list that grows shows what is new before anybody scrolls', () => {
  const { rerender } = renderUi(list({ items: [1] }));
  rerender(list({ items: [3, 1, 2] }));
  // Nothing is ever measured here, so new rows stay hidden.
  const items = screen.getAllByRole('listitem', { hidden: true });
  expect(items.map(({ textContent }) => textContent)).toEqual(['Item 3', 'Item 1', 'Item 2']);
});

test('columns share a row and keep the order', () => {
  renderUi(list({ columns: { fewest: 2, steps: [] } }));
  const [first] = screen.getAllByRole('listitem');
  expect([...first!.parentElement!.children].map((cell) => cell.textContent)).toEqual([
    'Item 1',
    'Item 2',
  ]);
});

test('rows of a first screen stay visible, where they are, until they have been measured', () => {
  const { rerender } = renderUi(list());
  const place = () => screen.getByText('Item 1').closest('[style]')!.getAttribute('style');
  const before = place();
  rerender(list({ gap: 8 }));
  expect(place()).toBe(before);
  expect(before).not.toMatch(/absolute|hidden/);
});

test('the end asks for more, not while more is on its way, and again once it is there', () => {
  const onEndReached = jest.fn();
  const { rerender } = renderUi(list({ hasMore: true, onEndReached }));
  comeNear();
  expect(onEndReached).toHaveBeenCalledTimes(1);
  rerender(list({ hasMore: true, isLoadingMore: true, onEndReached }));
  comeNear();
  expect(onEndReached).toHaveBeenCalledTimes(1);
  rerender(list({ hasMore: true, items: numbers(8), onEndReached }));
  comeNear();
  expect(onEndReached).toHaveBeenCalledTimes(2);
});

test('at the true end nothing is asked for', () => {
  const onEndReached = jest.fn();
  renderUi(list({ hasMore: false, onEndReached }));
  comeNear();
  expect(onEndReached).not.toHaveBeenCalled();
});

describe('coming back', () => {
  const jump = jest.fn();
  const scrollTo = (offset: number) => {
    Object.defineProperty(window, 'scrollY', { value: offset, configurable: true });
    act(() => void window.dispatchEvent(new Event('scroll')));
  };
  beforeEach(() => {
    jump.mockReset();
    scrollTo(0);
    window.scrollTo = jump;
  });

  test('a list is found where it was left', () => {
    const visit = list({ positionKey: 'feed', items: numbers(500) });
    const { unmount } = renderUi(visit);
    scrollTo(4321);
    unmount();
    scrollTo(0);
    renderUi(visit);
    expect(jump).toHaveBeenCalledWith(0, 4321);
  });

  test('the scroll to the top, as the page is taken away, is not where the list was left', () => {
    const visit = list({ positionKey: 'saved', items: numbers(500) });
    const { container, unmount } = renderUi(visit);
    scrollTo(4321);
    const parent = container.parentElement!;
    container.remove();
    scrollTo(0);
    parent.append(container);
    unmount();
    renderUi(visit);
    expect(jump).toHaveBeenCalledWith(0, 4321);
  });

  test('a list that came when the page had been scrolled is found where it was left', () => {
    scrollTo(1500);
    const visit = list({ positionKey: 'organization', items: numbers(500) });
    const { unmount } = renderUi(visit);
    unmount();
    renderUi(visit);
    expect(jump).toHaveBeenCalledWith(0, 1500);
  });

  test('a list that has become shorter starts at its top', () => {
    const { unmount } = renderUi(list({ positionKey: 'search', items: numbers(500) }));
    scrollTo(4321);
    unmount();
    renderUi(list({ positionKey: 'search', items: numbers(3) }));
    expect(jump).not.toHaveBeenCalled();
  });
});

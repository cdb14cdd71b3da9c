import '../testing/browser-gaps.ts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui.tsx';
import { CarouselControls } from './carousel-controls.tsx';

const WIDTH = 300;

/** A carousel with a layout, which jsdom lacks, that scrolls immediately. */
function carousel() {
  const element = document.createElement('div');
  Object.defineProperty(element, 'clientWidth', { value: WIDTH });
  element.scrollTo = (({ left }: ScrollToOptions) => {
    element.scrollLeft = left!;
    act(() => void element.dispatchEvent(new Event('scroll')));
  }) as typeof element.scrollTo;
  return element;
}

test('says which part is seen, however it came there', () => {
  const current = carousel();
  renderUi(<CarouselControls carousel={{ current }} count={3} />);
  expect(screen.getByText('1 / 3')).toBeTruthy();
  current.scrollTo({ left: WIDTH * 1.6 });
  expect(screen.getByText('3 / 3')).toBeTruthy();
});

test('turns to the neighbours, and from the last one to the first', async () => {
  const current = carousel();
  renderUi(<CarouselControls carousel={{ current }} count={3} />);
  // This browser has no hovering pointer.
  const [previous, next] = screen.getAllByRole('button', { hidden: true });
  await userEvent.click(next!);
  expect(current.scrollLeft).toBe(WIDTH);
  await userEvent.click(previous!);
  await userEvent.click(previous!);
  expect(screen.getByText('3 / 3')).toBeTruthy();
  await userEvent.click(next!);
  expect(current.scrollLeft).toBe(0);
});

test('turns to a slide by its small picture', async () => {
  const current = carousel();
  const pictures = ['a', 'b', 'c'].map((small) => ({
    small,
    medium: small,
    large: small,
    width: 4,
    height: 3,
    thumbhash: null,
  }));
  renderUi(<CarouselControls carousel={{ current }} count={4} pictures={pictures} />);
  await userEvent.click(screen.getAllByRole('button', { hidden: true })[4]!);
  expect(current.scrollLeft).toBe(2 * WIDTH);
  expect(screen.getByText('3 / 4')).toBeTruthy();
});

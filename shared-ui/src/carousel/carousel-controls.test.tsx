import '../testing/browser-gaps.ts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui.tsx';
import { StripControls } from './carousel-controls.tsx';

const WIDTH = 300;

/** A strip that is laid out, which jsdom does not do, and scrolls at once. */
function strip() {
  const element = document.createElement('div');
  Object.defineProperty(element, 'clientWidth', { value: WIDTH });
  element.scrollTo = (({ left }: ScrollToOptions) => {
    element.scrollLeft = left!;
    act(() => void element.dispatchEvent(new Event('scroll')));
  }) as typeof element.scrollTo;
  return element;
}

test('says which part is seen, however it came there', () => {
  const current = strip();
  renderUi(<StripControls strip={{ current }} count={3} />);
  expect(screen.getByText('1 / 3')).toBeTruthy();
  current.scrollTo({ left: WIDTH * 1.6 });
  expect(screen.getByText('3 / 3')).toBeTruthy();
});

test('turns to the neighbours, and from the last one to the first', async () => {
  const current = strip();
  renderUi(<StripControls strip={{ current }} count={3} />);
  // This browser has no pointer that hovers.
  const [previous, next] = screen.getAllByRole('button', { hidden: true });
  await userEvent.click(next!);
  expect(current.scrollLeft).toBe(WIDTH);
  await userEvent.click(previous!);
  await userEvent.click(previous!);
  expect(screen.getByText('3 / 3')).toBeTruthy();
  await userEvent.click(next!);
  expect(current.scrollLeft).toBe(0);
});

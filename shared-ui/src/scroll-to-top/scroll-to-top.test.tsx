import { act, screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

function scrollTo(offset: number) {
  jest.replaceProperty(window, 'scrollY', offset);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

afterEach(() => jest.restoreAllMocks());

test.each([
  [false, 'smooth'],
  [true, 'instant'],
])(
  'once scrolled, there is a way back; with reduced motion (%s) it is %s',
  async (calm, behavior) => {
    const jump = jest.spyOn(window, 'scrollTo').mockReturnValue();
    window.matchMedia = jest.fn().mockReturnValue({ matches: calm });
    const { user } = renderUi(<ScrollToTop hasBar />);
    expect(screen.queryByRole('button')).toBeNull();
    scrollTo(900);
    await user.click(screen.getByRole('button', { name: 'Back to top' }));
    expect(jump).toHaveBeenCalledWith({ top: 0, behavior });
    scrollTo(0);
    expect(screen.queryByRole('button')).toBeNull();
  },
);

it.each([
  [true, undefined, 'var(--size-navigation)'],
  [false, undefined, '0px'],
  [false, 'line', 'calc(var(--size-touch) + 2 * var(--space-3))'],
])('stands above what is at the bottom: navigation (%s), %s', (hasBar, bar, below) => {
  renderUi(
    <>
      <ScrollToTop hasBar={hasBar} />
      {bar && <div data-bottom-bar={bar} />}
    </>,
  );
  scrollTo(900);
  const place = screen.getByRole('button').parentElement!;
  expect(getComputedStyle(place).getPropertyValue('--below')).toBe(below);
});

it('gives way to a larger bar', () => {
  renderUi(
    <>
      <ScrollToTop hasBar={false} />
      <div data-bottom-bar="block" />
    </>,
  );
  scrollTo(900);
  expect(screen.queryByRole('button')).toBeNull();
});

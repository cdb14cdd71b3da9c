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
    const { user } = renderUi(<ScrollToTop />);
    expect(screen.queryByRole('button')).toBeNull();
    scrollTo(900);
    await user.click(screen.getByRole('button', { name: 'Back to top' }));
    expect(jump).toHaveBeenCalledWith({ top: 0, behavior });
    scrollTo(0);
    expect(screen.queryByRole('button')).toBeNull();
  },
);

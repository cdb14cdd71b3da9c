import { useRef } from 'react';
import { act, screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { useCollapsingChrome } from './use-collapsing-chrome.ts';

function Page() {
  const bar = useRef<HTMLDivElement>(null);
  useCollapsingChrome(bar);
  return (
    <>
      <div ref={bar}>
        <button type="button">Filters</button>
      </div>
      <button type="button">Post</button>
    </>
  );
}

function scrollTo(offset: number) {
  jest.replaceProperty(window, 'scrollY', offset);
  act(() => void window.dispatchEvent(new Event('scroll')));
}
const isCollapsed = () => document.documentElement.dataset['chrome'] === 'collapsed';

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120);
});
afterEach(() => jest.restoreAllMocks());

test('the bars make room while the page is scrolled down, and are back with a movement up', () => {
  const { unmount } = renderUi(<Page />);
  scrollTo(100);
  expect(isCollapsed()).toBe(false);
  scrollTo(300);
  expect(isCollapsed()).toBe(true);
  scrollTo(297);
  expect(isCollapsed()).toBe(true);
  scrollTo(280);
  expect(isCollapsed()).toBe(false);
  expect(document.documentElement.style.getPropertyValue('--toolbar-height')).toBe('120px');
  scrollTo(600);
  scrollTo(0);
  expect(isCollapsed()).toBe(false);
  scrollTo(600);
  unmount();
  expect(isCollapsed()).toBe(false);
});

test('the focus of the keyboard brings the bars back and keeps them', async () => {
  const { user } = renderUi(<Page />);
  scrollTo(600);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' }));
  expect(isCollapsed()).toBe(false);
  scrollTo(900);
  expect(isCollapsed()).toBe(false);
  await user.tab();
  scrollTo(1200);
  expect(isCollapsed()).toBe(true);
});

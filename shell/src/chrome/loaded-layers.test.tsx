import { act, screen } from '@testing-library/react';
import { renderWithPlatform } from '@karavan/shared-api/testing';
import type { OverlayHost } from '../composition/overlay-host.ts';
import type { ShellServices } from '../shell-services.ts';
import { LoadedLayers } from './loaded-layers.tsx';

afterEach(() => jest.restoreAllMocks());

function showScrolled(path: string, nav: boolean) {
  renderWithPlatform(
    <LoadedLayers services={{} as ShellServices} host={{} as OverlayHost} row={{ path, nav }} />,
  );
  jest.replaceProperty(window, 'scrollY', 900);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

it.each([
  ['/home/posts/:catID?', true],
  ['/home/search', false],
  ['/organizations/:id/manage/items', false],
])('a scrolled page has a way up: %s', (path, nav) => {
  showScrolled(path, nav);
  expect(screen.getByRole('button', { name: 'Наверх' })).toBeTruthy();
});

it.each(['/messenger/chat/:id', '/messenger/organization/:id', '/comments/post/:id'])(
  'whoever writes at the bottom of %s is left alone',
  (path) => {
    showScrolled(path, false);
    expect(screen.queryByRole('button')).toBeNull();
  },
);

import { screen, within } from '@testing-library/react';
import { renderWithPlatform } from '@karavan/shared-api/testing';
import texts from '../locales/ru.json' with { type: 'json' };
import pages from '../pages/locales/ru.json' with { type: 'json' };
import type { ShellServices } from '../shell-services.ts';
import { GuestBar } from './guest-bar.tsx';

const show = () =>
  renderWithPlatform(
    <GuestBar
      services={{} as ShellServices}
      hasPage={(path) => path !== '/home/services'}
      isRailOnly
      offersSignIn
    />,
    { path: '/home/discounts', messages: { shell: texts, 'shell-pages': pages } },
  );

function isBeforeStores(gain: HTMLElement): boolean {
  const [store] = screen.getAllByText(/App Store|Google Play/);
  return Boolean(gain.compareDocumentPosition(store!) & Node.DOCUMENT_POSITION_FOLLOWING);
}

it('says what signing in is good for before it offers the apps', () => {
  show();
  expect(isBeforeStores(screen.getByText('Карты скидок, заказы и чаты'))).toBe(true);
  expect(screen.queryByText('Чаты с продавцами')).toBeNull();
});

it('says more of it where there is room, and leads to the main pages of this deployment', async () => {
  const phone = window.matchMedia;
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: true }) as unknown as MediaQueryList;
  try {
    show();
    expect(isBeforeStores(await screen.findByText('Чаты с продавцами'))).toBe(true);
    // Its place is hidden on phones, as which the styles are read here.
    const places = within(
      screen.getByRole('navigation', { name: 'Основная навигация', hidden: true }),
    ).getAllByRole('link', { hidden: true });
    expect(places.map((link) => link.getAttribute('href'))).toEqual([
      '/home/posts',
      '/home/search',
      '/home/discounts',
      '/home/organizations',
      '/home/promotions',
    ]);
    expect(places.filter((link) => link.hasAttribute('aria-current'))).toEqual([places[2]]);
  } finally {
    window.matchMedia = phone;
  }
});

import { screen } from '@testing-library/react';
import { renderWithPlatform } from '@karavan/shared-api/testing';
import texts from '../locales/ru.json' with { type: 'json' };
import pages from '../pages/locales/ru.json' with { type: 'json' };
import type { ShellServices } from '../shell-services.ts';
import { GuestBar } from './guest-bar.tsx';

const show = () =>
  renderWithPlatform(<GuestBar services={{} as ShellServices} isRailOnly offersSignIn />, {
    messages: { shell: texts, 'shell-pages': pages },
  });

function isBeforeStores(gain: HTMLElement): boolean {
  const [store] = screen.getAllByText(/App Store|Google Play/);
  return Boolean(gain.compareDocumentPosition(store!) & Node.DOCUMENT_POSITION_FOLLOWING);
}

it('says what signing in is good for before it offers the apps', () => {
  show();
  expect(isBeforeStores(screen.getByText('Карты скидок, заказы и чаты'))).toBe(true);
  expect(screen.queryByText('Чаты с продавцами')).toBeNull();
});

it('says more of it where there is room', async () => {
  const phone = window.matchMedia;
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: true }) as unknown as MediaQueryList;
  try {
    show();
    expect(isBeforeStores(await screen.findByText('Чаты с продавцами'))).toBe(true);
  } finally {
    window.matchMedia = phone;
  }
});

import { act, screen } from '@testing-library/react';
import { cartCountAtom } from '@karavan/shared-api/state';
import { renderWithPlatform } from '@karavan/shared-api/testing';
import texts from '../locales/ru.json' with { type: 'json' };
import { BottomNavigation } from './bottom-navigation.tsx';

const session = {
  token: 'token',
  user: { id: 1, full_name: 'Айгуль Токтосунова', avatar: null, has_empty_fields: false },
};

const show = (pathname: string, hasPage: (path: string) => boolean = () => true) =>
  renderWithPlatform(
    <BottomNavigation pathname={pathname} hasPage={hasPage} isRailOnly={false} />,
    { session, messages: { shell: texts } },
  );

const namesOfLinks = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('marks the section that the page belongs to', () => {
  show('/carts/7/delivery');
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/carts');
});

it('counts, up to 99 and a plus, and shows no badge for nothing', () => {
  const { shell } = show('/home/posts');
  expect(screen.getByRole('link', { name: 'Корзина' })).toBeTruthy();
  act(() => shell.store.set(cartCountAtom, 99));
  expect(screen.getByRole('link', { name: '99 Корзина' })).toBeTruthy();
  act(() => shell.store.set(cartCountAtom, 100));
  expect(screen.getByRole('link', { name: '99+ Корзина' })).toBeTruthy();
});

it('offers no section without a page in this deployment', () => {
  show('/home/posts', (path) => !path.startsWith('/subscriptions'));
  expect(namesOfLinks()).toHaveLength(4);
  expect(screen.queryByRole('link', { name: 'Подписки' })).toBeNull();
});

it('leads to the half of the subscriptions that was open last', () => {
  const bar = (pathname: string) => (
    <BottomNavigation pathname={pathname} hasPage={() => true} isRailOnly={false} />
  );
  const { rerender } = renderWithPlatform(bar('/home/posts'), {
    session,
    messages: { shell: texts },
  });
  const leadsTo = () => screen.getByRole('link', { name: 'Подписки' }).getAttribute('href');
  expect(leadsTo()).toBe('/subscriptions/posts');
  rerender(bar('/subscriptions/organizations'));
  rerender(bar('/home/posts'));
  expect(leadsTo()).toBe('/subscriptions/organizations');
});

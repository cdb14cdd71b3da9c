import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartCountAtom } from '@karavan/shared-api/state';
import { createShellEvents } from '@karavan/shared-api/remote';
import { renderWithPlatform } from '@karavan/shared-api/testing';
import texts from '../locales/ru.json' with { type: 'json' };
import { BottomNavigation } from './bottom-navigation.tsx';

const session = {
  token: 'token',
  user: { id: 1, full_name: 'Айгуль Токтосунова', avatar: null, has_empty_fields: false },
};

const events = createShellEvents();

const bar = (address: string, hasPage: (path: string) => boolean = () => true) => {
  const { pathname, search } = new URL(address, location.origin);
  return (
    <BottomNavigation
      location={{ pathname, search }}
      events={events}
      hasPage={hasPage}
      isRailOnly={false}
    />
  );
};

const show = (...place: Parameters<typeof bar>) =>
  renderWithPlatform(bar(...place), { session, path: place[0], messages: { shell: texts } });

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
  const { rerender } = show('/home/posts');
  const leadsTo = () => screen.getByRole('link', { name: 'Подписки' }).getAttribute('href');
  expect(leadsTo()).toBe('/subscriptions/posts');
  rerender(bar('/subscriptions/organizations'));
  rerender(bar('/home/posts'));
  expect(leadsTo()).toBe('/subscriptions/organizations');
});

describe('the section that the person looks at', () => {
  const pressed: string[] = [];
  events.on('page.pressed', ({ path }) => pressed.push(path));
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  beforeEach(() => {
    pressed.splice(0);
    scrollTo.mockClear();
  });
  afterAll(() => scrollTo.mockRestore());

  it('shows its beginning when it is pressed, and is told; nothing is added to the history', async () => {
    const { history } = show('/notifications');
    const { key } = history.location;
    await userEvent.click(screen.getByRole('link', { name: 'Уведомления' }));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    expect(pressed).toEqual(['/notifications']);
    expect(history.location.key).toBe(key);
  });

  it('is left for its beginning by whoever looks at a part of it', async () => {
    const { history } = show('/notifications?kind=money');
    await userEvent.click(screen.getByRole('link', { name: 'Уведомления' }));
    expect(history.location).toMatchObject({ pathname: '/notifications', search: '' });
    expect(pressed).toEqual([]);
  });
});

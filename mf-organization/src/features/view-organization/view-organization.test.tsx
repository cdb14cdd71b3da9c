import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getOrganization } from '@karavan/shared-api/client/organizations';
import type { OrganizationDetail } from '@karavan/shared-api/contract/organizations';
import {
  mockEndpoint,
  mockLostConnection,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { money, organization, TEXTS } from '../../testing/organizations.ts';
import { ViewOrganization } from './view-organization.tsx';

// jsdom has no layout: the test sets the heights of the text and its container.
let heights = { text: 20, place: 20 };
let measure: () => void;
window.ResizeObserver = class {
  constructor(tell: ResizeObserverCallback) {
    measure = () => tell([], this);
  }
  observe() {}
  unobserve() {}
  disconnect() {}
};
let scrollHeading: (isSeen: boolean) => void;
window.IntersectionObserver = class {
  constructor(tell: IntersectionObserverCallback) {
    scrollHeading = (isIntersecting) =>
      tell([{ isIntersecting } as IntersectionObserverEntry], this as never);
  }
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
Object.defineProperty(HTMLElement.prototype, 'scrollHeight', { get: () => heights.text });
Object.defineProperty(HTMLElement.prototype, 'clientHeight', { get: () => heights.place });

let shown: OrganizationDetail;
const server = startMockServer(mockEndpoint(getOrganization, () => ({ status: 200, data: shown })));
beforeEach(() => {
  window.innerWidth = 390;
  shown = organization();
  heights = { text: 20, place: 20 };
});

function open() {
  const view = renderWithPlatform(
    <ViewOrganization
      id={7}
      actions={({ id }) => `действия ${id}`}
      notice={({ state }) => `состояние ${state}`}
      discountCard={({ title }) => `карта ${title}`}
      furtherSteps={() => 'ещё'}
      partners={() => 'партнёры'}
      items={() => 'публикации'}
    />,
    { messages: TEXTS },
  );
  return { user: userEvent.setup(), ...view };
}

const heading = () => screen.findByRole('heading', { level: 1, name: /Шаг/ });

it('says who it is, how many follow it and where it is, with what is put into it', async () => {
  const { record } = open();
  expect(screen.getByRole('status')).toBeTruthy();
  expect(
    within(await heading()).getByRole('img', { name: 'Проверенная организация' }),
  ).toBeTruthy();
  expect(screen.getByText('3 подписчика')).toBeTruthy();
  expect(screen.getByText('Обувь · Бишкек')).toBeTruthy();
  expect(screen.getByText('Обувь на каждый день.')).toBeTruthy();
  for (const part of ['действия 7', 'ещё', 'партнёры', 'публикации']) {
    expect(screen.getByText(new RegExp(part))).toBeTruthy();
  }
  // It has no discount card.
  expect(screen.queryByText(/карта/)).toBeNull();
  expect(record.header).toMatchObject({ title: '', documentTitle: 'Шаг — Обувь, Бишкек' });
});

it('is named by the header once its own heading has been scrolled away', async () => {
  const { record } = open();
  await heading();
  act(() => scrollHeading(false));
  expect(record.header).toMatchObject({ title: 'Шаг', verified: true });
  act(() => scrollHeading(true));
  expect(record.header).toMatchObject({ title: '' });
});

it('leaves the header of a wide screen to its search', async () => {
  window.innerWidth = 1280;
  const { record } = open();
  await heading();
  act(() => scrollHeading(false));
  expect(record.header).toMatchObject({ title: '' });
});

it('has a place for its discount card where there is one', async () => {
  shown = organization({
    discount_cards: [
      {
        kind: 'fixed',
        background: 'lagoon',
        tiers: [{ percent: '5', spend_limit: money('0.00') }],
      },
    ],
  });
  open();
  expect(await screen.findByText(/карта Шаг/)).toBeTruthy();
});

it('bears no mark of verification without one', async () => {
  shown = organization({ is_verified: false });
  const { record } = open();
  await heading();
  expect(screen.queryByRole('img', { name: 'Проверенная организация' })).toBeNull();
  act(() => scrollHeading(false));
  expect(record.header).toMatchObject({ verified: false });
});

it.each([
  [1, '1 подписчик'],
  [5, '5 подписчиков'],
  [12_400, '12.4k подписчиков'],
])('counts %i followers', async (follower_count, text) => {
  shown = organization({ follower_count });
  open();
  expect(await screen.findByText(text)).toBeTruthy();
});

it('offers another try after a failure', async () => {
  server.use(mockLostConnection(getOrganization));
  const { user } = open();
  await screen.findByRole('alert');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await heading()).toBeTruthy();
});

describe('a description', () => {
  it('that is cut short is shown in full when asked for, and cut again', async () => {
    heights = { text: 200, place: 60 };
    const { user } = open();
    await heading();
    act(() => measure());
    const more = screen.getByRole('button', { name: 'Показать полностью' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await user.click(more);
    const less = screen.getByRole('button', { name: 'Свернуть' });
    expect(less.getAttribute('aria-expanded')).toBe('true');
    await user.click(less);
    expect(screen.getByRole('button', { name: 'Показать полностью' })).toBeTruthy();
  });

  it('that has room needs no button', async () => {
    open();
    await heading();
    act(() => measure());
    expect(screen.queryByRole('button', { name: 'Показать полностью' })).toBeNull();
  });
});

describe('contacts', () => {
  it('open the map at the address', async () => {
    const { user, record } = open();
    await user.click(await screen.findByRole('button', { name: /Бишкек, Чуй, 1/ }));
    expect(record.overlays).toEqual([
      {
        type: 'map',
        props: { latitude: 42.87, longitude: 74.6, title: 'Шаг', address: 'Бишкек, Чуй, 1' },
      },
    ]);
  });

  it('are links where they lead somewhere, outside without our name', async () => {
    shown = organization({
      contacts: [
        { kind: 'phone', value: '+996312123456' },
        { kind: 'web', value: 'shag.example/shop' },
        { kind: 'mail', value: 'a@shag.example' },
      ],
    });
    open();
    const links = within(await screen.findByRole('region', { name: 'Контакты' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
      ['tel:+996312123456', null],
      ['https://shag.example/shop', 'noopener nofollow'],
      ['mailto:a@shag.example', null],
    ]);
  });

  it('that would run something are text', async () => {
    shown = organization({ contacts: [{ kind: 'web', value: 'javascript://alert' }] });
    open();
    expect(await screen.findByText('javascript://alert')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('say nothing of hours that nobody has told', async () => {
    shown = organization({ working_hours: null });
    open();
    await heading();
    expect(screen.queryByText('Открыто')).toBeNull();
  });
});

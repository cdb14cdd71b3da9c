import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listBanners } from '@karavan/shared-api/client/banners';
import { getPromotion, listPromotions } from '@karavan/shared-api/client/promotions';
import { listCities } from '@karavan/shared-api/client/regions';
import type { Banner } from '@karavan/shared-api/contract/banners';
import type { Promotion, PromotionDetail } from '@karavan/shared-api/contract/promotions';
import type { City } from '@karavan/shared-api/contract/regions';
import type { RegionChoice } from '@karavan/shared-api/remote';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import messages from '../../locales/ru.json' with { type: 'json' };
import { BrowsePromotions } from './browse-promotions.tsx';
import texts from './locales/ru.json' with { type: 'json' };
import { ViewPromotion } from './view-promotion.tsx';

const promotion: Promotion = {
  id: 4,
  organization: {
    id: 3,
    title: 'Зерно',
    image: null,
    color: '#2f5fa8',
    type: 'Кофейня',
    is_verified: true,
  },
  title: 'Осень',
  image: null,
  percent: '10',
  amount: null,
  scope: 'all',
  minimum: { amount: '500.00', currency: 'KGS' },
  code: 'OSEN',
  starts_at: '2026-11-01T00:00:00.000Z',
  // The next day in Bishkek.
  ends_at: '2026-12-05T18:00:00.000Z',
  time_zone: 'Asia/Bishkek',
  left: 2,
};
const detail: PromotionDetail = {
  ...promotion,
  text: 'Назовите код',
  state: 'running',
  per_person: 1,
  with_card: false,
  category: null,
  items: [{ id: 7, title: 'Платье', image: null }],
};

let found: Promotion[];
let asked: string[];
let askedBanners: string[];
let shown: PromotionDetail;
startMockServer(
  mockEndpoint(listBanners, ({ query }) => {
    askedBanners.push(String(query));
    return { status: 200, data: { list: [] as Banner[] } };
  }),
  mockEndpoint(listCities, () => ({
    status: 200,
    data: { results: { cities: [] as City[] }, next: null, overall_total: 0 },
  })),
  mockEndpoint(getPromotion, () => ({ status: 200, data: shown })),
  mockEndpoint(listPromotions, ({ query }) => {
    asked.push(String(query));
    return {
      status: 200,
      data: { list: found, total_count: found.length, total_pages: 1, next: null },
    };
  }),
);

beforeAll(() => {
  window.scrollTo = jest.fn();
  window.matchMedia = () =>
    ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
beforeEach(() => {
  found = [promotion];
  asked = [];
  askedBanners = [];
  shown = detail;
});

const MESSAGES = { 'mf-feed': messages, 'mf-feed-promotions': texts };

describe('the tab of promotions', () => {
  function open(overlayResult?: RegionChoice) {
    renderWithPlatform(<BrowsePromotions />, { messages: MESSAGES, overlayResult });
    return userEvent.setup();
  }

  it('says what each takes off, for what and until when', async () => {
    open();
    const link = await screen.findByRole('link', { name: /Осень/ });
    expect(link.getAttribute('href')).toBe('/promotions/4');
    const said = link.textContent.replaceAll(/\s/g, ' ');
    for (const part of ['−10 %', 'На всё', 'от 500', 'код OSEN', 'осталось 2 раза', 'Зерно']) {
      expect(said).toContain(part);
    }
    const tabs = screen.getByRole('navigation', { name: 'Разделы' });
    expect(within(tabs).getByRole('link', { current: 'page' }).textContent).toBe('Акции');
  });

  it('is narrowed in the address, and widened again', async () => {
    const user = open();
    await screen.findByRole('link', { name: /Осень/ });
    expect(asked.at(-1)).toContain('unmuted=true');
    found = [];
    await user.click(screen.getByRole('button', { name: 'По коду' }));
    await user.click(screen.getByRole('button', { name: 'Скоро закончатся' }));
    await waitFor(() => expect(asked.at(-1)).toContain('ending=soon'));
    expect(asked.at(-1)).toContain('kind=code');
    found = [promotion];
    await user.click(await screen.findByRole('button', { name: 'Показать все' }));
    expect(await screen.findByRole('link', { name: /Осень/ })).toBeTruthy();
  });

  it('shows those of one place, banners as well', async () => {
    const user = open({ country: 'KG', city: 'Бишкек' });
    await user.click(await screen.findByRole('button', { name: 'Везде' }));
    for (const requests of [asked, askedBanners]) {
      await waitFor(() => {
        const last = new URLSearchParams(requests.at(-1));
        expect(last.get('country')).toBe('KG');
        expect(last.get('city')).toBe('Бишкек');
      });
    }
    expect(screen.getByRole('button', { name: 'Бишкек' })).toBeTruthy();
  });
});

describe('the page of a promotion', () => {
  const open = (path = '/promotions/4') =>
    renderWithPlatform(<ViewPromotion id={4} />, { path, messages: MESSAGES });

  it('has its code to copy, its terms and its products', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Осень', level: 1 })).toBeTruthy();
    expect(screen.getByText('OSEN')).toBeTruthy();
    expect(screen.getByText('Один человек — 1 раз')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Платье/ }).getAttribute('href')).toBe('/p/7');
  });

  it('is shared, with the code that opens what is in no list', async () => {
    const { record } = open('/promotions/4?code=OSEN');
    await userEvent.click(await screen.findByRole('button', { name: 'Поделиться' }));
    expect(record.overlays).toEqual([
      { type: 'share', props: { title: 'Осень', path: '/promotions/4?code=OSEN' } },
    ]);
  });

  it('says that it is over', async () => {
    shown = { ...detail, state: 'ended' };
    open();
    expect(await screen.findByText('Акция закончилась')).toBeTruthy();
  });
});

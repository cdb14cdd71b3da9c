import { renderUi } from '../testing/render-ui.tsx';
import { samplePicture } from '../../gallery/sample-picture.ts';
import { TilePrice } from './tile-parts.tsx';

const som = (amount: string) => ({ amount, currency: 'KGS' });
const reduced = { price: som('800'), old_price: som('1000'), price_unit: null };

it.each([
  ['before the price, on the picture', samplePicture('meadow'), '−20%800'],
  ['behind the price where there is no picture', null, '−20%'],
])('says once how much less it is, %s', (_, image, text) => {
  const { container } = renderUi(<TilePrice item={{ ...reduced, image }} locale="en" />);
  const shown = container.textContent ?? '';
  expect(image ? shown.startsWith(text) : shown.endsWith(text)).toBe(true);
  expect(shown.split('−20%')).toHaveLength(2);
});

it('says when an event begins, and what is new', () => {
  const date = { starts_at: '2026-12-01T13:00:00.000Z', more_dates: 5, words: 'Dec 1 · 5 more' };
  const event = { price: som('900'), old_price: null, price_unit: null, image: null, date };
  const { container } = renderUi(<TilePrice item={{ ...event, news: 'Sold out' }} locale="en" />);
  expect(container.textContent).toMatch(/Dec 1 · 5 more.*Sold out/);
});

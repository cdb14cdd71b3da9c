import fc from 'fast-check';
import type { EditedItem } from '@karavan/shared-api/contract/item-editing';
import { inputOf, onTopOf, valuesOf } from './item-values.ts';

const image = { small: 's', medium: 'm', large: 'l', width: 1, height: 1, thumbhash: null };
const stored = (sizes: EditedItem['sizes']): EditedItem => ({
  id: 1,
  version: 2,
  title: 'Платье',
  description: '',
  translations: [],
  category: { id: 1, title: 'Платья' },
  price: '100.00',
  old_price: null,
  currency: 'KGS',
  images: [{ file_id: 5, alt: '', image }],
  videos: [],
  instagram_posts: [],
  sizes,
  status: 'published',
  publish_at: null,
});
const size = (id: number, quantity: number) => ({
  id,
  size: `size ${id}`,
  quantity,
  held: 0,
  sku: null,
  barcode: null,
});

it('what is seen of pictures is never sent', () => {
  expect(inputOf(valuesOf(stored([]))).images).toEqual([{ file_id: 5, alt: '' }]);
});

it('what somebody has changed in quantities stays their change, whatever is there by now', () => {
  const pieces = fc.integer({ min: 0, max: 1000 });
  fc.assert(
    fc.property(pieces, pieces, pieces, (seen, typed, now) => {
      const mine = valuesOf(stored([size(1, seen)]));
      const [kept] = onTopOf(stored([size(1, now)]), {
        ...mine,
        sizes: [{ ...mine.sizes[0]!, quantity: typed }],
      }).sizes;
      expect(kept).toMatchObject({ seen: now, quantity: Math.max(now + typed - seen, 0) });
    }),
  );
});

it('a size that somebody else has removed is a new one', () => {
  const [kept] = onTopOf(stored([]), valuesOf(stored([size(1, 4)]))).sizes;
  expect(kept).toEqual({
    id: null,
    size: 'size 1',
    quantity: 4,
    seen: null,
    sku: null,
    barcode: null,
  });
});

it('a picture that somebody else has removed is not asked for', () => {
  const mine = valuesOf(stored([]));
  expect(onTopOf({ ...stored([]), images: [] }, mine).images).toEqual([]);
});

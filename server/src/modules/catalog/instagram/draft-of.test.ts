import fc from 'fast-check';
import { ItemInput } from '@karavan/shared-api/contract/item-editing';
import { draftOf } from './draft-of.ts';

const media = (caption: string, permalink = '') => ({ id: '1', caption, permalink });

it('is named by the first line, and tells the whole caption', () => {
  const permalink = 'https://www.instagram.com/reel/C8xYz12AbCd/';
  const draft = draftOf({
    media: media(' Кружка \nОбожжена дважды', permalink),
    uploads: [4, 5],
    category: 3,
  });
  expect(draft).toMatchObject({
    title: 'Кружка',
    description: 'Кружка \nОбожжена дважды',
    category: 3,
    images: [{ upload_id: 4 }, { upload_id: 5 }],
    instagram_posts: [permalink],
    status: 'draft',
    price: null,
  });
});

it('has a name where the caption has none', () => {
  expect(draftOf({ media: media(''), uploads: [], category: 1 }).title).toBe('Instagram 1');
});

it('is a product that staff could have written, whatever the caption holds', () => {
  const odd = fc.constantFrom('\u{1F600}', '\uD800', '\u0000', '\u202E', '\n', '\r\n', '\t', 'я');
  const caption = fc
    .array(fc.oneof(fc.string({ unit: 'binary' }), odd))
    .map((parts) => parts.join(''));
  const long = fc.nat(6000).map((length) => 'я\u{1F600}'.repeat(length));
  fc.assert(
    fc.property(fc.oneof(caption, long), fc.webUrl(), (text, permalink) => {
      const draft = draftOf({ media: media(text, permalink), uploads: [1], category: 1 });
      expect(ItemInput.safeParse(draft).error?.issues).toBeUndefined();
    }),
  );
});

import fc from 'fast-check';
import { thumbHashToAverageRGBA } from 'thumbhash';
import { thumbhashColor } from './thumbhash-color.ts';

it('is the average colour that the library finds', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 6, maxLength: 25 }), (bytes) => {
      const { r, g, b } = thumbHashToAverageRGBA(bytes);
      const expected = [r, g, b].map((part) => Math.round(part * 255)).join(' ');
      expect(thumbhashColor(Buffer.from(bytes).toString('base64'))).toBe(`rgb(${expected})`);
    }),
  );
});

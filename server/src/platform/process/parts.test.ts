import fc from 'fast-check';
import { joinParts, splitParts } from './parts.ts';

it('splits what it has joined', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 8 }), (texts) => {
      const mixed = texts.map((text, index) => (index % 2 ? Buffer.from(text) : text));
      expect(splitParts(joinParts(mixed)).map(String)).toEqual(
        texts.map((text) => Buffer.from(text).toString()),
      );
    }),
  );
});

it.each([[[0]], [[0, 0, 0, 1]], [[0, 0, 0, 1, 7, 0, 0]], [[255, 255, 255, 255, 1]]])(
  'refuses what is anything else: %j',
  (bytes) => {
    expect(() => splitParts(Buffer.from(bytes))).toThrow(RangeError);
  },
);

it('refuses more parts than a message has', () => {
  const frame = joinParts(Array<string>(8).fill(''));
  expect(splitParts(frame)).toHaveLength(8);
  expect(() => splitParts(Buffer.concat([frame, Buffer.alloc(4)]))).toThrow(RangeError);
});

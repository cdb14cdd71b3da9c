import fc from 'fast-check';
import { countMistakes } from './count-mistakes.ts';

it.each([
  ['manas', 'manas', 0],
  ['mans', 'manas', 1],
  ['mannas', 'manas', 1],
  ['nanas', 'manas', 1],
  ['amnas', 'manas', 1],
  ['toktogul', 'toktogula', 1],
  ['tokogull', 'toktogul', 2],
  ['', 'ab', 2],
])('%s and %s: %i', (typed, word, mistakes) => {
  expect(countMistakes(typed, word, 2)).toBe(mistakes);
  expect(countMistakes(word, typed, 2)).toBe(mistakes);
});

it('is nothing for the same, grows by one for a letter more, and never exceeds its limit', () => {
  const word = fc.string({ minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(word, fc.nat(12), fc.string({ maxLength: 12 }), (text, at, other) => {
      expect(countMistakes(text, text, 2)).toBe(0);
      expect(countMistakes(`${text.slice(0, at)}~${text.slice(at)}`, text, 2)).toBe(1);
      expect(countMistakes(text, other, 2)).toBeLessThanOrEqual(3);
    }),
  );
});

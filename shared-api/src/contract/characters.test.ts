import fc from 'fast-check';
import { safeParse } from 'zod/mini';
import { tidyText } from './characters.ts';
import { secret, text } from './text.ts';

const ANY_TEXT = fc.string({ unit: 'binary', maxLength: 40 });
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
const OPENERS = /[\u2066-\u2068]/g;

describe('a text of the contract', () => {
  it('once tidy, stays as it is', () => {
    fc.assert(
      fc.property(ANY_TEXT, (written) => {
        const tidy = tidyText(written);
        expect(tidyText(tidy)).toBe(tidy);
        expect(tidy.normalize('NFC')).toBe(tidy);
      }),
    );
  });

  it('closes every direction that it opens, and no other', () => {
    const marks = fc.constantFrom('a', ...range(0x202a, 0x202e), ...range(0x2066, 0x2069));
    fc.assert(
      fc.property(fc.array(marks), (parts) => {
        const tidy = tidyText(`a${parts.join('')}`);
        expect(tidy).not.toMatch(/[\u202A-\u202E]/);
        expect(tidy.match(OPENERS)?.length).toBe(tidy.match(/\u2069/g)?.length);
      }),
    );
  });

  it.each([
    ['letters, signs and emoji of several code points', 'Çay & کتاب 👨‍👩‍👧 ½', true],
    ['several lines, where there may be', 'a\n\tb', true],
    ['NUL', 'a\0', false],
    ['half a surrogate pair', 'a\uDC00', false],
    ['an escape', '\u001B[1m', false],
    ['a control character of the second block', 'a\u0085', false],
    ['nothing', '', false],
    ['space only', ' \u00A0\u3000', false],
    ['fillers only', '\u3164\u2800\u200B', false],
  ])('takes or refuses %s', (_kind, written, isTaken) => {
    expect(safeParse(text(100, { hasLines: true }), written).success).toBe(isTaken);
  });

  it('may be empty where it is optional; what nobody can see is empty', () => {
    expect(safeParse(text(5, { isOptional: true }), '\u200B ')).toMatchObject({ data: '' });
  });

  it('has one line unless it may have more', () => {
    expect(safeParse(text(9), 'a\nb').success).toBe(false);
    expect(safeParse(text(9), 'a\n').success).toBe(true);
  });

  it('is as long as it is stored', () => {
    expect(safeParse(text(3), '  abc  ').success).toBe(true);
    expect(safeParse(text(3), 'abcd').success).toBe(false);
  });
});

it('a secret keeps its spaces, and is the same on every keyboard', () => {
  expect(safeParse(secret(1, 9), ' e\u0301 ')).toMatchObject({ data: ' é ' });
  expect(safeParse(secret(1, 9), 'a\0').success).toBe(false);
});

import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { drawGiftCode, isSealOf, readGiftCode } from './gift-code.ts';

const key = randomBytes(32);
const id = fc.integer({ min: 1, max: 2 ** 40 });
const round = fc.integer({ min: 1, max: 1000 });

describe('the code of a gift card', () => {
  it('is read however it is typed', () => {
    fc.assert(
      fc.property(id, round, (card, drawn) => {
        const code = drawGiftCode(key, { id: card, round: drawn });
        expect(code).toMatch(/^\d+(-[\dA-HJKMNP-TV-Z]{4}){4}$/);
        const typed = code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
        for (const text of [code, code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')} `]) {
          expect(readGiftCode(text)).toEqual({ id: card, seal: expect.any(String) as string });
        }
        // Of the id nobody types letters.
        const [, ...seal] = typed.split('-');
        const read = readGiftCode(`${card}-${seal.join('-')}`)!;
        expect(isSealOf(key, read.seal, { id: card, round: drawn })).toBe(true);
      }),
    );
  });

  it('is that of one card, one round and one key', () => {
    fc.assert(
      fc.property(id, round, (card, drawn) => {
        const { seal } = readGiftCode(drawGiftCode(key, { id: card, round: drawn }))!;
        expect(isSealOf(key, seal, { id: card, round: drawn })).toBe(true);
        expect(isSealOf(key, seal, { id: card, round: drawn + 1 })).toBe(false);
        expect(isSealOf(key, seal, { id: card + 1, round: drawn })).toBe(false);
        expect(isSealOf(randomBytes(32), seal, { id: card, round: drawn })).toBe(false);
      }),
    );
  });

  it('is nothing else', () => {
    for (const text of [
      '',
      '12',
      '12-AAAA',
      'UID12',
      'https://example.com',
      '0-0000-0000-0000-0000',
    ]) {
      expect(readGiftCode(text)).toBeNull();
    }
  });
});

import fc from 'fast-check';
import { isAnotherName } from './is-another-name.ts';

it.each([
  ['Шаг', 'ШАГ'],
  ['Ала-Тоо Мода', 'Ала Тоо  «Мода»'],
  ['Café No. 1', 'Café No 1'],
])('%s is still %s', (before, after) => {
  expect(isAnotherName(before, after)).toBe(false);
});

it.each([
  ['Шаг', 'Шар'],
  // The last letter is Cyrillic.
  ['Bank A', 'Bank А'],
  ['Кофе 1', 'Кофе 2'],
  ['Мода', 'Мода Плюс'],
  ['中文', '中国'],
  ['★', 'Банк'],
])('%s is not %s', (before, after) => {
  expect(isAnotherName(before, after)).toBe(true);
});

it('goes by letters and digits, whatever stands between them', () => {
  const word = fc.stringMatching(/^[а-яa-z0-9]{1,8}$/);
  const between = fc.constantFrom(' ', '-', ' — ', '. ', '«');
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 4 }),
      between,
      between,
      (words, one, other) => {
        expect(isAnotherName(words.join(one), words.join(other).toUpperCase())).toBe(false);
        expect(isAnotherName(words.join(one), `${words.join(other)} ю`)).toBe(true);
      },
    ),
  );
});

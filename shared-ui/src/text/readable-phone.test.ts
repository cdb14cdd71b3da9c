import { readablePhone } from './readable-phone.ts';

const read = (phone: string) => readablePhone(phone).replaceAll('\u00A0', ' ');

test('a number is grouped after its calling code', () => {
  expect(read('+996700000001')).toBe('+996 700 000 001');
  expect(read('+77012345678')).toBe('+7 701 234 5678');
  expect(read('+905321234567')).toBe('+90 532 123 4567');
});

test('what is no number of these countries stays as it is', () => {
  for (const text of ['*4040', '+4', '0312 638446', '']) expect(read(text)).toBe(text);
});

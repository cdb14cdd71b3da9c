import fc from 'fast-check';
import { Password } from '@karavan/shared-api/contract/accounts';
import { PASSWORD_RULE_NAMES, PASSWORD_RULES } from './password-rules.ts';

const isGoodPassword = (password: string) =>
  PASSWORD_RULE_NAMES.every((rule) => PASSWORD_RULES[rule](password));

it('accepts exactly what the server accepts', () => {
  const typed = fc.oneof(
    fc.string({ maxLength: 14, unit: 'grapheme' }),
    fc.stringMatching(/^[a-zа-я\d!?_ ]{6,12}$/),
  );
  fc.assert(
    fc.property(typed, (password) => {
      expect(isGoodPassword(password)).toBe(Password.safeParse(password).success);
    }),
    { numRuns: 500, examples: [['a1! \u{10000}\u{10000}']] },
  );
});

it('tells what is missing', () => {
  expect(isGoodPassword('Karavan-2026')).toBe(true);
  expect(PASSWORD_RULES.length('Ka-1')).toBe(false);
  expect(PASSWORD_RULES.letter('12345678!')).toBe(false);
  expect(PASSWORD_RULES.digit('Karavan-two')).toBe(false);
  expect(PASSWORD_RULES.special('Karavan2026')).toBe(false);
});

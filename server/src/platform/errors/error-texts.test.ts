import { ERROR_STATUS, type ErrorCode } from '@karavan/shared-api/contract/errors';
import { LOCALES } from '@karavan/shared-api/contract/locales';
import { errorText } from './error-texts.ts';

/** The specification fixes their words, and clients compare them; people read others. */
const FIXED: ReadonlySet<ErrorCode> = new Set(['limit_exceeded', 'wrong_credentials']);

const codes = (Object.keys(ERROR_STATUS) as ErrorCode[]).filter((code) => !FIXED.has(code));

it.each(codes)('%s is told to everybody in their own language', (code) => {
  const texts = LOCALES.map((locale) => errorText(code, locale, { count: 3, name: '?' }));
  expect(new Set(texts).size).toBe(LOCALES.length);
  expect(errorText(code, 'ru')).toMatch(/\p{Script=Cyrillic}/u);
  expect(errorText(code, 'zh')).toMatch(/\p{Script=Han}/u);
});

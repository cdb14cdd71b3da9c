import fc from 'fast-check';
import {
  caretAfter,
  dialCountries,
  dialCountryOf,
  isPossibleNumber,
  numberOf,
  phoneEntryOf,
  readableNumber,
  readPhone,
} from './phone-entry.ts';

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

describe('the field', () => {
  it('groups a number as its country does', () => {
    expect(readPhone('700000001', 'KG')).toEqual({ country: 'KG', text: '700 000 001' });
    expect(readPhone('2125550123', 'US').text).toBe('212 555 0123');
  });

  it('takes a whole number with its country', () => {
    expect(readPhone('+7 701 234 56 78', 'KG')).toEqual({ country: 'KZ', text: '701 234 5678' });
    expect(readPhone('+996700000001', 'DE')).toEqual({ country: 'KG', text: '700 000 001' });
  });

  it('keeps a plus until the digits tell the country', () => {
    expect(readPhone('+7', 'KG')).toEqual({ country: 'KG', text: '+7' });
    expect(readPhone('+', 'KG')).toEqual({ country: 'KG', text: '+' });
  });

  it('loses and invents no digit, whatever is typed', () => {
    const countries = fc.constantFrom(...dialCountries().map(({ code }) => code));
    fc.assert(
      fc.property(fc.stringMatching(/^[\d ()a-z-]{0,16}$/), countries, (typed, country) => {
        expect(digitsOf(readPhone(typed, country).text)).toBe(digitsOf(typed));
      }),
    );
  });

  it('groups what is grouped already the same way', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,12}$/), (typed) => {
        const once = readPhone(typed, 'KG');
        expect(readPhone(once.text, once.country)).toEqual(once);
      }),
    );
  });
});

describe('the number', () => {
  it('is the same with and without the prefix for calls at home', () => {
    expect(numberOf({ country: 'KG', text: '0700 000 001' })).toBe('+996700000001');
    expect(numberOf({ country: 'KG', text: '700 000 001' })).toBe('+996700000001');
  });

  it('is none while digits are missing or too many', () => {
    for (const text of ['', '7', '700 000', '700 000 001 234 567', '+'])
      expect(isPossibleNumber(numberOf({ country: 'KG', text }))).toBe(false);
    expect(isPossibleNumber('+996700000001')).toBe(true);
  });

  it('stands in the field as it was typed, however far that is', () => {
    const countries = fc.constantFrom(...dialCountries().map(({ code }) => code));
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{0,6}$/), countries, (typed, country) => {
        const entry = readPhone(typed, country);
        const shown = phoneEntryOf(numberOf(entry), country);
        expect(digitsOf(numberOf(shown))).toBe(digitsOf(numberOf(entry)));
        expect(shown.country).toBe(country);
      }),
    );
    expect(phoneEntryOf('+', 'KG').text).toBe('+');
    expect(phoneEntryOf('+7701', 'KG')).toEqual({ country: 'KZ', text: '701' });
  });

  it('is read in groups', () => {
    expect(readableNumber('+996700000001')).toBe('+996 700 000 001');
  });
});

it('knows the countries by the codes that regions have', () => {
  expect(dialCountryOf('KG')).toBe('KG');
  expect(dialCountryOf('XX')).toBeNull();
  expect(dialCountries()).toContainEqual({ code: 'TR', callingCode: '90' });
});

it('finds the caret behind the digit it stood behind', () => {
  expect(caretAfter('700 000 001', 0)).toBe(0);
  expect(caretAfter('700 000 001', 3)).toBe(3);
  expect(caretAfter('700 000 001', 4)).toBe(5);
  expect(caretAfter('700', 9)).toBe(3);
});

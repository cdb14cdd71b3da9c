import { countryName, flagOf } from './country.ts';

it('draws a flag from the letters of the code', () => {
  expect(flagOf('KG')).toBe('🇰🇬');
  expect(flagOf('ZA')).toBe('🇿🇦');
});

it('names a country in the language of the page', () => {
  expect(countryName('KG', 'en')).toBe('Kyrgyzstan');
  expect(countryName('DE', 'de')).toBe('Deutschland');
});

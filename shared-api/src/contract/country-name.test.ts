import { countryName } from './country-name.ts';

it('names a country in the language of the page', () => {
  expect(countryName('KG', 'en')).toBe('Kyrgyzstan');
  expect(countryName('DE', 'de')).toBe('Deutschland');
});

import { countryName } from './country-name.ts';

it("names countries in the person's language", () => {
  expect(countryName('KZ', 'de')).toBe('Kasachstan');
  expect(countryName('KZ', 'ru')).toBe('Казахстан');
});

it('calls a country what its own people call it', () => {
  expect(countryName('KG', 'ru')).toBe('Кыргызстан');
  expect(countryName('KG', 'en')).toBe('Kyrgyzstan');
});

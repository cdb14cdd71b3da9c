import { findOptions } from './find-options.ts';

const options = [
  { value: 'MO', label: 'Макао', detail: '+853' },
  { value: 'KG', label: 'Кыргызстан', detail: '+996' },
  { value: 'KZ', label: 'Казахстан', detail: '+7' },
  { value: 'TR', label: 'Турция', detail: '+90' },
];
const found = (search: string) => findOptions(options, search).map(({ value }) => value);

it('finds by the label, what begins with the search first', () => {
  expect(found('к')).toEqual(['KG', 'KZ', 'MO']);
  expect(found('стан')).toEqual(['KG', 'KZ']);
});

it('finds by the detail', () => {
  expect(found('+9')).toEqual(['KG', 'TR']);
});

it('has all of them, in their order, while nothing is searched for', () => {
  expect(found(' ')).toEqual(['MO', 'KG', 'KZ', 'TR']);
  expect(found('xyz')).toEqual([]);
});

import { soundKey } from './sound-key.ts';

it.each([
  ['Россия', 'Rossiya', 'Rossija', 'Rossia'],
  ['Киргизия', 'Kirgiziya', 'Kirgizija'],
  ['Кыргызстан', 'Kyrgyzstan', 'Kirgizstan'],
  ['Казахстан', 'Kazakhstan'],
  ['Қазақстан', 'Qazaqstan', 'Kazakstan'],
])('%s sounds like %s', (...names) => {
  expect(new Set(names.map(soundKey)).size).toBe(1);
});

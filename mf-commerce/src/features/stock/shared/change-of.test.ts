import { changeOf } from './change-of.ts';

it.each([
  ['received', '5', 5],
  ['return', '2', 2],
  ['lost', '3', -3],
  ['counted', '7', -3],
  ['corrected', '12', 2],
  ['counted', '10', 0],
  ['received', '', null],
] as const)('of ten pieces, %s %j changes the stock by %s', (reason, typed, change) => {
  expect(changeOf(reason, typed, 10)).toBe(change);
});

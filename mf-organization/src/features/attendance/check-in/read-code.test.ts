import { organizationOfCode, readCode } from './read-code.ts';

const CODE = `7.29000000.${'a'.repeat(22)}`;

it.each([
  [CODE, CODE],
  [` ${CODE} `, CODE],
  [`https://karavan.example/attendance?code=${CODE}`, CODE],
  ['123456', '123456'],
  ['12345', null],
  ['UID12', null],
  ['https://karavan.example/attendance', null],
  ['https://karavan.example/attendance?code=no', null],
])('%s holds %s', (text, code) => {
  expect(readCode(text)).toBe(code);
});

it('a scanned code names its organization, digits name none', () => {
  expect(organizationOfCode(CODE)).toBe(7);
  expect(organizationOfCode('123456')).toBeNull();
});

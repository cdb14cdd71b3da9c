import { cameFrom } from './came-from.ts';

afterEach(() => jest.restoreAllMocks());

it.each([
  ['a link of our own', 'http://localhost/p/5?size=M', 2, '/p/5?size=M'],
  ['another site', 'https://elsewhere.example/p/5', 2, null],
  ['a new tab', 'http://localhost/p/5', 1, null],
  ['an address typed', '', 2, null],
])('after %s', (_, referrer, length, path) => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  jest.spyOn(history, 'length', 'get').mockReturnValue(length);
  expect(cameFrom()).toBe(path);
});

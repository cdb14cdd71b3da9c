import { foldText } from './fold-text.ts';

it('finds a name however it is written', () => {
  expect(foldText(' Österreich ')).toBe('osterreich');
  expect(foldText('Ёлка')).toBe(foldText('елка'));
  expect(foldText('IĞDIR')).toBe(foldText('ığdır'));
  expect(foldText('İstanbul')).toBe('istanbul');
  expect(foldText('吉尔吉斯斯坦')).toBe('吉尔吉斯斯坦');
});

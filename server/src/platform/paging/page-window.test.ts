import { encodeCursor } from './cursor.ts';
import { pageWindow } from './page-window.ts';

it('passes over the pages before, and asks for one row more than it shows', () => {
  expect(pageWindow({ page: 3, limit: 20 }, 'id')).toEqual({
    after: undefined,
    offset: 40,
    limit: 21,
  });
});

it('goes on behind a cursor, whatever the number of the page', () => {
  const cursor = encodeCursor({ value: '', id: 7 });
  expect(pageWindow({ page: 3, limit: 20, cursor }, 'id')).toEqual({
    after: { value: '', id: 7 },
    offset: 0,
    limit: 21,
  });
});

it('refuses the cursor of another list', () => {
  const cursor = encodeCursor({ value: '', id: 7 });
  expect(() => pageWindow({ page: 1, limit: 20, cursor }, 'time')).toThrow('invalid_input');
});

import { QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from './query-client.ts';

it('a first read that began before a write is read again after it', async () => {
  const queries = createQueryClient();
  const answers: ((answer: string) => void)[] = [];
  const observer = new QueryObserver(queries, {
    queryKey: ['cart'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => undefined);
  const done = queries.invalidateQueries({ queryKey: ['cart'] });
  answers[0]!('before the write');
  while (answers.length < 2) await Promise.resolve();
  answers[1]!('after it');
  await done;
  expect(observer.getCurrentResult().data).toBe('after it');
  expect(answers).toHaveLength(2);
  stop();
});

it('what nobody looks at is not read again', async () => {
  const queries = createQueryClient();
  const read = jest.fn(async () => 'once');
  const first = queries.fetchQuery({ queryKey: ['cart'], queryFn: read });
  await queries.invalidateQueries({ queryKey: ['cart'] });
  await first;
  expect(read).toHaveBeenCalledTimes(1);
  expect(queries.getQueryState(['cart'])).toMatchObject({ data: 'once', isInvalidated: true });
});

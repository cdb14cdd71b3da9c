import { expect, test, touch, untilInteractive } from '../support/test.ts';

test('a start script that cannot be had: the page tries again by itself, then says so', async ({
  page,
  faultyProxy,
}) => {
  faultyProxy.break(/^\/shell\/.*\/main\.js/, 'status 500');
  await page.goto(`${faultyProxy.url}/home/posts`);
  await touch(page);
  const problem = page.getByRole('alert');
  await expect(problem).toContainText('Сайт не удалось запустить');
  const loads = faultyProxy.requests.filter((path) => path === '/home/posts');
  expect(loads).toHaveLength(2);
  // What the server has rendered can be read meanwhile.
  await expect(page.getByRole('article').first()).toBeVisible();
  faultyProxy.mend();
  await problem.getByRole('button', { name: 'Повторить' }).click();
  await untilInteractive(page);
  await expect(problem).toBeHidden();
});

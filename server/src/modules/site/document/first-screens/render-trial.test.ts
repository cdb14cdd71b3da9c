import { manifestOf, pageOf } from '../../../../testing/manifest.ts';
import { RenderError, type RenderProblem } from './render-pool.ts';
import { createRenderTrial } from './render-trial.ts';

const RELEASE = manifestOf('mf-one', 1, { pages: [{ ...pageOf('a', '/a/:id'), ssr: true }] });

/** A trial on a server that fails so often before it renders. */
async function tryOn(problem: RenderProblem, times: number) {
  let asked = 0;
  const trial = createRenderTrial(
    {
      render: async () => {
        asked += 1;
        if (asked <= times) throw new RenderError(problem, 'No');
        return null as never;
      },
    },
    1,
  );
  return { problems: await trial(RELEASE), asked };
}

it('waits for its turn on a busy server', async () => {
  expect(await tryOn('queue', 10)).toEqual({ problems: [], asked: 11 });
});

it('does not wait for ever', async () => {
  const { problems, asked } = await tryOn('queue', 1000);
  expect(problems.join()).toContain("the first screen 'a' fails: No");
  expect(asked).toBeLessThan(40);
});

it('takes a release that hangs three times for one that hangs', async () => {
  expect(await tryOn('time', 2)).toEqual({ problems: [], asked: 3 });
  expect((await tryOn('time', 3)).problems).toHaveLength(1);
});

it('tries no release twice that fails', async () => {
  expect(await tryOn('release', 1)).toMatchObject({ asked: 1, problems: [expect.any(String)] });
});

it('holds it against no release that the database lacks what stands for a parameter', async () => {
  expect(await tryOn('absent', 1)).toEqual({ problems: [], asked: 1 });
});

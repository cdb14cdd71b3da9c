/** Who tries known passwords with their usual endings needs fewer guesses than this for a common one. */
const GUESSES_MIN = 1e8;
/** What follows makes no password weaker, and comparing it would take long. */
const LOOKED_AT = 32;

/** The lists are large and rarely needed: they are read with the first password that is set. */
let estimator: ReturnType<typeof createEstimator> | undefined;

async function createEstimator() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

/** Whether a password is one of those that are tried first, or nearly one. */
export async function isCommonPassword(password: string): Promise<boolean> {
  estimator ??= createEstimator();
  return (await estimator).check(password.slice(0, LOOKED_AT)).guesses < GUESSES_MIN;
}

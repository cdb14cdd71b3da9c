import { solveChallenge, solveChallengeWorkers } from 'altcha-lib';
import type { WorkChallenge, WorkProof } from '@karavan/shared-api/contract/proof-of-work';
import { deriveKey } from './derive-key.ts';

/** More would make phones hot rather than fast. */
const WORKERS_MAX = 4;

/**
 * Does the work that the server asks for, in workers, and without them where a browser refuses them. Null
 * when it was cancelled, or took far too long.
 */
export async function solveWork(
  challenge: WorkChallenge,
  controller: AbortController,
): Promise<WorkProof | null> {
  const solution = await solveInWorkers(challenge, controller).catch(() =>
    solveChallenge({ challenge, controller, deriveKey }),
  );
  if (!solution) return null;
  const { counter, derivedKey } = solution;
  return { challenge, solution: { counter, derivedKey } };
}

function solveInWorkers(challenge: WorkChallenge, controller: AbortController) {
  return solveChallengeWorkers({
    challenge,
    controller,
    concurrency: Math.min(WORKERS_MAX, navigator.hardwareConcurrency),
    createWorker: () =>
      new Worker(/* webpackChunkName: "work" */ new URL('./work.worker.ts', import.meta.url)),
  });
}

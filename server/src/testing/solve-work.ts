import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { WorkChallenge, WorkProof } from '@karavan/shared-api/contract/proof-of-work';

/** Does the work that a device would do. */
export async function solveWork(challenge: WorkChallenge): Promise<WorkProof> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge took too long');
  const { counter, derivedKey } = solution;
  return { challenge, solution: { counter, derivedKey } };
}

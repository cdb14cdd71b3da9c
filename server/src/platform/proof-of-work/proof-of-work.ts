import { createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Kysely } from 'kysely';
import type { WorkChallenge, WorkProof } from '@karavan/shared-api/contract/proof-of-work';
import { countWithin } from '../throttle/throttle.ts';
import { MINUTE_SECONDS } from '../time/durations.ts';
import type { ThrottleTables } from '../throttle/throttle.tables.ts';

/** Enough for the slowest device, and for a connection that breaks meanwhile. */
const CHALLENGE_SECONDS = 5 * MINUTE_SECONDS;

/**
 * One try of a device is a key derived by so many rounds. A browser does these natively, so that whoever
 * programs a solver gains little, and checking one costs the server less than a millisecond.
 */
const ROUNDS = 2000;

/**
 * How many tries a challenge of level 0 takes, evenly spread; each level doubles them. A laptop needs
 * about a tenth of a second for level 0, a cheap phone one second.
 */
const TRIES = { min: 300, max: 600 } as const;

interface Work {
  /** What it is for; a proof counts for nothing else. */
  readonly subject: string;
  /** How much; each level is twice the one before. */
  readonly level: number;
}

export interface ProofOfWork {
  ask(work: Work): Promise<WorkChallenge>;
  /**
   * Uses a proof up, and answers the level of the work that it proves for this subject. Null for one that
   * is wrong, forged, too late, for something else, or used already, here or in another process.
   */
  redeem(proof: WorkProof, subject: string): Promise<number | null>;
}

/** Challenges are signed and not stored; only the use of one is, until it would be too late for it. */
export function createProofOfWork(db: Kysely<ThrottleTables>, key: Buffer): ProofOfWork {
  const secret = (use: string) => createHmac('sha256', key).update(use).digest('hex');
  const secrets = {
    hmacSignatureSecret: secret('challenge'),
    hmacKeySignatureSecret: secret('solution'),
  };
  return {
    async ask({ subject, level }) {
      const tries = randomInt(TRIES.min, TRIES.max + 1);
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ROUNDS,
        // What is above the lowest bits is spread as well, so that no level can skip its first half.
        counter: tries * 2 ** level + randomInt(2 ** level),
        deriveKey,
        expiresAt: Math.floor(Date.now() / 1000) + CHALLENGE_SECONDS,
        data: { subject, level },
        ...secrets,
      });
      // The library's type does not say that these two challenges are the same.
      return challenge as WorkChallenge;
    },

    async redeem({ challenge, solution }, subject) {
      const { nonce, data } = challenge.parameters;
      if (data.subject !== subject) return null;
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
      if (!verified) return null;
      // Twice as long as it can be valid: the clocks of processes and database need not agree.
      const once = { limit: 1, seconds: 2 * CHALLENGE_SECONDS };
      return (await countWithin(db, `proof ${nonce}`, once)) ? data.level : null;
    },
  };
}

import { z } from 'zod/mini';
import { atMost } from './at-most.ts';

const Text = z.string().check(atMost(200));
const Hex = z.string().check(z.regex(/^[0-9a-f]{1,200}$/));
const Whole = z.int().check(z.nonnegative());

/**
 * Work that a device is asked for before something dear is done for it (`proof_of_work_required`): a
 * challenge of ALTCHA (version 2, counters as `uint32`), which its libraries solve as it is.
 */
export const WorkChallenge = z.object({
  parameters: z.object({
    algorithm: Text,
    nonce: Hex,
    salt: Hex,
    cost: Whole,
    keyLength: Whole,
    keyPrefix: Hex,
    keySignature: Hex,
    /** Seconds since 1970. */
    expiresAt: Whole,
    /** What the work is for, and how much of it that is: it counts for nothing else. */
    data: z.object({ subject: Text, level: Whole }),
  }),
  signature: Hex,
});
export type WorkChallenge = z.output<typeof WorkChallenge>;

/** A challenge, sent back as it came, with its solution. It counts once. */
export const WorkProof = z.object({
  challenge: WorkChallenge,
  solution: z.object({ counter: Whole, derivedKey: Hex }),
});
export type WorkProof = z.output<typeof WorkProof>;

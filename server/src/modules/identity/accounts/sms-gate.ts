import type { Kysely } from 'kysely';
import type { WorkProof } from '@karavan/shared-api/contract/proof-of-work';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { ProofOfWork } from '../../../platform/proof-of-work/proof-of-work.ts';
import { countEvent, countWithin, findCount } from '../../../platform/throttle/throttle.ts';
import { HOUR_SECONDS, DAY_SECONDS } from '../../../platform/time/durations.ts';
import type { ThrottleTables } from '../../../platform/throttle/throttle.tables.ts';
import { codesWithin, levelOfNext, mostCodes } from './sms-allowance.ts';

interface Entry {
  /** As `siteOf` names it. */
  readonly network: string;
  /** Which code is asked for; a proof made for another one is worth nothing. */
  readonly subject: string;
  readonly proof: WorkProof | undefined;
}

export interface SmsGate {
  /**
   * Counts a code that is sent to a network, if it may be.
   * @throws ApiError `proof_of_work_required` with a challenge, `sms_limit_reached` with the time to wait
   */
  enter(entry: Entry): Promise<void>;
  /** Whether another code may be sent to a network in this hour, if need be for work. */
  isOpen(network: string): Promise<boolean>;
  /** A code that was sent to this network has been entered. */
  recordEntered(network: string): Promise<void>;
}

/** What one network may make us send; `free` is what it gets for nothing in an hour. */
export function createSmsGate(
  db: Kysely<ThrottleTables>,
  proofOfWork: ProofOfWork,
  free: number,
): SmsGate {
  const sentKey = (network: string) => `sms network ${network}`;
  const enteredKey = (network: string) => `sms entered ${network}`;

  async function findUse(network: string) {
    const [sent, entered] = await Promise.all([
      findCount(db, sentKey(network)),
      findCount(db, enteredKey(network)),
    ]);
    return { sent: sent?.count ?? 0, seconds: sent?.seconds ?? 0, entered: entered?.count ?? 0 };
  }

  return {
    async enter({ network, subject, proof }) {
      const use = await findUse(network);
      refuseBeyondMost(use);
      const level = proof ? await proofOfWork.redeem(proof, subject) : null;
      const limit = codesWithin(free, use, level);
      // The count may have grown since it was read: the statement that counts decides.
      if (await countWithin(db, sentKey(network), { limit, seconds: HOUR_SECONDS })) return;
      const present = await findUse(network);
      refuseBeyondMost(present);
      throw new ApiError('proof_of_work_required', {
        data: {
          challenge: await proofOfWork.ask({ subject, level: levelOfNext(free, present) }),
        },
      });
    },

    async isOpen(network) {
      const use = await findUse(network);
      return use.sent < mostCodes(free, use);
    },

    async recordEntered(network) {
      await countEvent(db, enteredKey(network), { limit: Infinity, seconds: DAY_SECONDS });
    },
  };

  function refuseBeyondMost(use: Awaited<ReturnType<typeof findUse>>): void {
    if (use.sent < mostCodes(free, use)) return;
    throw new ApiError('sms_limit_reached', { retryAfter: use.seconds });
  }
}

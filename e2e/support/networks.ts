import type { BrowserContext } from '@playwright/test';
import { createSentCodes } from '../../server/src/testing/factories/accounts.ts';
import type { Database } from './server-under-test.ts';

/** Limits are counted by network: whoever reaches one does so alone. */
export interface Networks {
  /**
   * Moves a browser into a network that no other test uses, where so many codes have been sent in an hour
   * that has so many seconds left.
   */
  moveToNetwork(
    context: BrowserContext,
    sent: { readonly count: number; readonly seconds?: number },
  ): Promise<void>;
}

/** @param worker tells the processes of a run apart */
export function createNetworks(db: Database, worker: number): Networks {
  let count = 0;
  return {
    async moveToNetwork(context, sent) {
      count += 1;
      // Of the range for documentation; the server trusts this machine as its proxy.
      const network = `2001:db8:${(worker + 1).toString(16)}${String(count).padStart(2, '0')}`;
      await createSentCodes(db, network, sent);
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': `${network}::1` });
    },
  };
}

import { countPlatformQueues, type PlatformCounts } from '@karavan/shared-api/contract/platform';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';

type Queue = keyof PlatformCounts;

/** @param queues how much waits in each, as the modules that own them count it */
export function operatorsRoutes(
  queues: Readonly<Record<Queue, () => Promise<number>>>,
): ImplementedRoute[] {
  return [
    implement(countPlatformQueues, async () => {
      const counted = await Promise.all(
        Object.entries(queues).map(async ([queue, count]) => [queue, await count()]),
      );
      return Object.fromEntries(counted) as PlatformCounts;
    }),
  ];
}

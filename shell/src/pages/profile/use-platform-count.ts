import { countPlatformQueues } from '@karavan/shared-api/client/platform';
import type { Me } from '@karavan/shared-api/contract/accounts';
import { useEndpoint } from '@karavan/shared-api/query';

/** How much waits for operators of the platform; nothing for everybody else, who does not ask. */
export function usePlatformCount(me: Me | undefined): number {
  const { data } = useEndpoint(countPlatformQueues, {}, { enabled: me?.is_operator === true });
  return data ? Object.values(data).reduce((sum, count) => sum + count, 0) : 0;
}

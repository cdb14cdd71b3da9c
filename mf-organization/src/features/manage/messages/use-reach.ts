import { countMessageAudience } from '@karavan/shared-api/client/organization-messages';
import { AUDIENCE_DAYS, AUDIENCE_DAYS_MAX } from '@karavan/shared-api/contract/limits';
import type { AudienceTerms } from '@karavan/shared-api/contract/organization-messages';
import { endpointKey, useEndpoint } from '@karavan/shared-api/query';
import { useDebounced } from '@karavan/shared-ui/use-debounced';

interface Reach {
  /** Undefined while it is not known. */
  readonly count: number | undefined;
  /** From when on one may send again; null where one may now. */
  readonly nextAt: Date | null;
  /** It could not be asked. */
  readonly hasFailed: boolean;
  retry(): void;
}

/** The key of all that it says; read again once something was sent, or others were faster. */
export const REACH = endpointKey(countMessageAudience, 'one');

/** How many a message on these terms would reach, and when the next one may be sent. */
export function useReach(
  organizationId: number,
  { audience, days, spent_from }: AudienceTerms,
): Reach {
  const isPossible = days >= 1 && days <= AUDIENCE_DAYS_MAX;
  const counted = useDebounced(isPossible ? days : AUDIENCE_DAYS);
  const { data, isError, refetch } = useEndpoint(
    countMessageAudience,
    { params: { id: organizationId }, query: { audience, days: counted, spent_from } },
    // What was sent and who follows changes what the cache of an earlier visit says.
    { staleTime: 0 },
  );
  return {
    count: isPossible ? data?.count : undefined,
    nextAt: data?.next_at ? new Date(data.next_at) : null,
    hasFailed: isError && data === undefined,
    retry: () => void refetch(),
  };
}

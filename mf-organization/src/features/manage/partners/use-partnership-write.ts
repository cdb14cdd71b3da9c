import {
  deletePartnership,
  listPartnerships,
  updatePartnership,
} from '@karavan/shared-api/client/partners';
import { endpointKey, request, useWrite } from '@karavan/shared-api/query';
import { useT } from './translation.ts';

/** The key of all lists of partnerships. */
export const PARTNERSHIPS = endpointKey(listPartnerships, 'list');

export type PartnershipAnswer = 'accepted' | 'declined' | 'ended' | 'withdrawn';

/** What is done to a partnership on its card; the lists then show what has become of it. */
export function usePartnershipWrite(organizationId: number, partnership: number) {
  const t = useT();
  const params = { id: organizationId, partnership };
  return useWrite(
    (answer: PartnershipAnswer) =>
      answer === 'accepted' || answer === 'declined'
        ? request(updatePartnership, { params, body: { status: answer } })
        : request(deletePartnership, { params }),
    {
      done: (_data, answer) => t(`done_${answer}`),
      // The other side may have been faster: the lists tell.
      onSettled: (_answer, queries) => void queries.invalidateQueries({ queryKey: PARTNERSHIPS }),
    },
  );
}

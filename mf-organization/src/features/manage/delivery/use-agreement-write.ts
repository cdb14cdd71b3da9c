import {
  answerDeliveryRequest,
  endDeliveryAgreement,
  getDeliverySettings,
  listDeliveryAgreements,
} from '@karavan/shared-api/client/delivery-terms';
import { endpointKey, request, useWrite } from '@karavan/shared-api/query';
import { useT } from './translation.ts';

type AgreementAnswer = 'accepted' | 'declined' | 'ended' | 'withdrawn';

/** What is done about an agreement; the page then shows what has become of it. */
export function useAgreementWrite(organizationId: number, agreement: number) {
  const t = useT();
  const params = { id: organizationId, agreement };
  return useWrite(
    (answer: AgreementAnswer) =>
      answer === 'accepted' || answer === 'declined'
        ? request(answerDeliveryRequest, { params, body: { status: answer } })
        : request(endDeliveryAgreement, { params }),
    {
      done: (_data, answer) => t(`done_${answer}`),
      // The other side may have been faster: the page tells.
      onSettled(_answer, queries) {
        void queries.invalidateQueries({ queryKey: endpointKey(getDeliverySettings, 'one') });
        void queries.invalidateQueries({ queryKey: endpointKey(listDeliveryAgreements, 'list') });
      },
    },
  );
}

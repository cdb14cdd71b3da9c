import { useAtomValue } from 'jotai';
import { listSubscribedOrganizations } from '@karavan/shared-api/client/subscriptions';
import { useEndlessList } from '@karavan/shared-api/query';
import {
  areInteractionsSettledAtom,
  organizationInteractionsAtom,
} from '@karavan/shared-api/state';
import { useInteractionList } from '../../shared/use-interaction-list.ts';

/** The organizations that the person follows or has asked to, latest first. */
export function useSubscriptions() {
  const enabled = useAtomValue(areInteractionsSettledAtom);
  const changes = useAtomValue(organizationInteractionsAtom);
  return useInteractionList(
    useEndlessList(listSubscribedOrganizations, {}, { enabled }),
    [...changes].map(([id, { follow_status: status }]) => [
      id,
      status && (status === 'accepted' || status === 'requested'),
    ]),
  );
}

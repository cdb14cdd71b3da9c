import { useAtomValue } from 'jotai';
import { listSubscribedOrganizations } from '@karavan/shared-api/client/subscriptions';
import { useEndlessList } from '@karavan/shared-api/query';
import {
  areInteractionsSettledAtom,
  organizationInteractionsAtom,
} from '@karavan/shared-api/state';
import { useKeptList } from '../../shared/use-interaction-list.ts';

/** The organizations that the person follows, the latest followed first. */
export function useSubscriptions() {
  const enabled = useAtomValue(areInteractionsSettledAtom);
  const changes = useAtomValue(organizationInteractionsAtom);
  return useKeptList(
    useEndlessList(listSubscribedOrganizations, {}, { enabled }),
    [...changes].map(([id, { is_following }]) => [id, is_following]),
  );
}

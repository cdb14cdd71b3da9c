import { blockUser, listBlockedUsers, unblockUser } from '@karavan/shared-api/client/blacklist';
import { getMe } from '@karavan/shared-api/client/accounts';
import { endpointKey, request, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useT } from './texts.ts';

interface Relation {
  readonly organizationId: number;
  readonly clientId: number;
  /** The client's. */
  readonly name: string;
  /** What has been read of the two is out of date. */
  onChange?(): void;
}

/** The way to block a client, or to let them back in; null for staff who may not, and until it is known. */
export function useClientBlock({ organizationId, clientId, name, onChange }: Relation) {
  const t = useT();
  const { dialogs } = useShell();
  const me = useEndpoint(getMe, {});
  const may = me.data?.organizations.some(
    ({ id, permissions }) =>
      id === organizationId && permissions.includes('can_manage_followers_partners'),
  );
  const of = { params: { id: organizationId } };
  const body = { user_id: clientId };
  const blocked = useEndpoint(listBlockedUsers, of, { enabled: may === true });
  const write = useWrite(
    (isBlocked: boolean) =>
      isBlocked ? request(blockUser, { ...of, body }) : request(unblockUser, { ...of, body }),
    {
      done: (_answer, isBlocked) => t(isBlocked ? 'client_blocked' : 'client_unblocked', { name }),
      onSettled(_isBlocked, queries) {
        void queries.invalidateQueries({ queryKey: endpointKey(listBlockedUsers, 'one', of) });
        onChange?.();
      },
    },
  );
  if (!may || !blocked.data) return null;
  const isBlocked = blocked.data.list.includes(clientId);
  return {
    label: t(isBlocked ? 'client_unblock' : 'client_block'),
    isPending: write.isPending,
    async press(): Promise<void> {
      const isSure =
        isBlocked ||
        (await dialogs.confirm({
          title: t('client_block_question', { name }),
          text: t('client_block_text'),
          okLabel: t('client_block'),
          danger: true,
        }));
      if (isSure) await write.send(!isBlocked);
    },
  };
}

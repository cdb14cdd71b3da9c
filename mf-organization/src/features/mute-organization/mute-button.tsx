import { BellOff, BellRing } from 'lucide-react';
import {
  getMessageSubscription,
  muteSubscriptionMessages,
} from '@karavan/shared-api/client/organization-messages';
import { updateAnswer, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { useT } from '../../shared/translation.ts';
import { useOrganizationClient } from '../../shared/use-organization-client.ts';

/** Whether a follower is told of what the organization writes; nothing for others. */
export function MuteButton({ organizationId }: { readonly organizationId: number }) {
  const t = useT();
  const client = useOrganizationClient(organizationId);
  const isFollower = client?.follow_status === 'accepted';
  const params = { id: organizationId };
  const { data } = useEndpoint(getMessageSubscription, { params }, { enabled: isFollower });
  const mute = useWrite(muteSubscriptionMessages, {
    whileBusy: 'queue',
    optimistic: ({ body: { is_muted } }, queries) =>
      updateAnswer(queries, getMessageSubscription, { params }, (subscription) => ({
        ...subscription,
        is_muted,
      })),
  });
  if (!isFollower || !data) return null;
  const Icon = data.is_muted ? BellOff : BellRing;
  return (
    <Button
      kind="quiet"
      size="small"
      icon={<Icon size={18} />}
      aria-pressed={data.is_muted}
      onClick={() => void mute.send({ params, body: { is_muted: !data.is_muted } })}
    >
      {t('mute_messages')}
    </Button>
  );
}

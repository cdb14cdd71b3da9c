import {
  getMessageSubscription,
  listMessageSenders,
  muteSubscriptionMessages,
} from '@karavan/shared-api/client/organization-messages';
import { updateAnswer, updateInLists, useWrite } from '@karavan/shared-api/query';
import { Switch } from '@karavan/shared-ui/switch';
import { useT } from './translation.ts';

interface MuteSwitchProps {
  readonly organizationId: number;
  readonly isMuted: boolean;
}

/** Whether the person is told of what an organization writes. */
export function MuteSwitch({ organizationId, isMuted }: MuteSwitchProps) {
  const t = useT();
  const params = { id: organizationId };
  const mute = useWrite(muteSubscriptionMessages, {
    whileBusy: 'queue',
    optimistic(input, queries) {
      const { is_muted } = input.body;
      const answer = updateAnswer(queries, getMessageSubscription, { params }, (subscription) => ({
        ...subscription,
        is_muted,
      }));
      const row = updateInLists(queries, [listMessageSenders], organizationId, (sender) => ({
        ...sender,
        is_muted,
      }));
      return () => {
        answer();
        row();
      };
    },
    done: ({ is_muted }) => t(is_muted ? 'done_muted' : 'done_unmuted'),
  });
  return (
    <Switch
      checked={isMuted}
      onChange={({ target }) => void mute.send({ params, body: { is_muted: target.checked } })}
    >
      {t('mute')}
    </Switch>
  );
}

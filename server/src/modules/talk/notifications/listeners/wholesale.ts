import type { NotificationTypeOf } from '@karavan/shared-api/contract/notification-types';
import { onEvent, type EventHandler } from '../../../../platform/events/domain-event.ts';
import { wholesaleMoved } from '../../../trade/wholesale/index.ts';
import type { NotificationsTables } from '../notifications.tables.ts';
import { notifyPerson, notifyStaff } from '../notify.ts';

/** What a client hears of what the organization does. */
const TOLD: Readonly<Record<'confirm' | 'decline' | 'end', NotificationTypeOf<'news'>>> = {
  confirm: 'wholesale_confirmed',
  decline: 'wholesale_declined',
  end: 'wholesale_ended',
};

export const wholesaleListeners: readonly EventHandler<NotificationsTables>[] = [
  onEvent(wholesaleMoved, async (unit, { organizationId, clientId, action, version }) => {
    const about = {
      organizationId,
      eventKey: `wholesale:${organizationId}:${clientId}:${version}`,
      extraData: {},
    } as const;
    if (action === 'withdraw') return;
    if (action === 'request') {
      await notifyStaff(unit, {
        ...about,
        type: 'wholesale_requested',
        senderId: clientId,
        permission: 'can_manage_discounts',
        except: clientId,
      });
      return;
    }
    // Not who of the staff it was.
    await notifyPerson(unit, { ...about, type: TOLD[action], userId: clientId, senderId: null });
  }),
];

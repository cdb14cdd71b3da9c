import type { AccountAction } from '@karavan/shared-api/contract/payment-system-states';
import type { NotificationTypeOf } from '@karavan/shared-api/contract/notification-types';
import { onEvent, type EventHandler } from '../../../../platform/events/domain-event.ts';
import { paymentAccountMoved, paymentAccountsPassed } from '../../../trade/payments/index.ts';
import type { NotificationsTables } from '../notifications.tables.ts';
import { notifyOwner } from '../notify.ts';

/** What owners hear of: also that one was added, in case it was not they. */
const TOLD: Readonly<Partial<Record<AccountAction, NotificationTypeOf<'news'>>>> = {
  add: 'payment_system_added',
  confirm: 'payment_system_activated',
  hold: 'payment_system_held',
  lift: 'payment_system_lifted',
};

export const paymentSystemListeners: readonly EventHandler<NotificationsTables>[] = [
  onEvent(paymentAccountMoved, async (unit, { organizationId, stepId, action }) => {
    const type = TOLD[action];
    if (!type) return;
    await notifyOwner(unit, { ...about(organizationId, `payment_system:${stepId}`), type });
  }),

  onEvent(paymentAccountsPassed, (unit, { organizationId, transferId }) =>
    notifyOwner(unit, {
      ...about(organizationId, `payment_systems_passed:${transferId}`),
      type: 'payment_systems_to_confirm',
    }),
  ),
];

const about = (organizationId: number, eventKey: string) =>
  ({ eventKey, organizationId, senderId: null, extraData: {} }) as const;

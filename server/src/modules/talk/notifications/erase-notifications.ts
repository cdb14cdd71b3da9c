import type { Eraser } from '../../../platform/personal-data/erasure.ts';
import { withdrawFrom } from './growing-cards.ts';
import type { NotificationsTables } from './notifications.tables.ts';

/** Somebody's inbox, and what others were told of them. */
export const eraseNotifications: Eraser<NotificationsTables> = async ({ trx }, { id }) => {
  await withdrawFrom({ trx }, id);
  await trx.deleteFrom('grouped_notification').where('user_id', '=', id).execute();
  await trx
    .deleteFrom('notification')
    .where((eb) => eb.or([eb('user_id', '=', id), eb('sender_id', '=', id)]))
    .execute();
  await trx.deleteFrom('notification_state').where('user_id', '=', id).execute();
};

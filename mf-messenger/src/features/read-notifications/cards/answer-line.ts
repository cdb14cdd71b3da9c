import type { Translate } from '@karavan/shared-api/i18n';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import type { CardTexts } from '../translation.ts';

type Answer = NonNullable<Notification['answer']>;

/** What only others do, or the clock, is told without a person. */
const NOBODYS = ['expire', 'refund', 'deliver', 'give_back'] as const;
type Nobodys = (typeof NOBODYS)[number];

const isNobodys = (action: Answer['action']): action is Nobodys =>
  NOBODYS.some((one) => one === action);

/** What has been done with an order: `Вы приняли заказ`, `Заказ принят · Айгуль`. */
export function answerLine({ action, is_mine, by }: Answer, t: Translate<CardTexts>): string {
  // Of partnerships and invitations alone.
  if (action === 'end' || action === 'withdraw') return '';
  if (isNobodys(action)) return t(`did_${action}`);
  return is_mine ? t(`you_${action}`) : [t(`did_${action}`), by].filter(Boolean).join(' · ');
}

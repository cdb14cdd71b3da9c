import type { Translate } from '@karavan/shared-api/i18n';
import type { StaffAction } from '../contract/orders.ts';
import { RELUCTANT_ACTIONS } from '../staff-actions/index.ts';
import type { SituationTexts } from './texts.ts';

/** What the button of an action says. */
export const nameOf = (action: StaffAction, t: Translate<SituationTexts>): string =>
  t(`action_${action}`);

/** What is asked before an action is sent; null where a press is enough. */
export function questionOf(action: StaffAction, t: Translate<SituationTexts>): string | null {
  if (!RELUCTANT_ACTIONS.has(action)) return null;
  return t(action === 'take_back_delivery' ? 'take_back_question' : 'reject_question');
}

/** Asks, before an order is rejected, whether what was ordered has run out. */
export const reasonDialog = (t: Translate<SituationTexts>) => ({
  title: t('reject_reason'),
  okLabel: t('reject_out_of_stock'),
  cancelLabel: t('reject_otherwise'),
});

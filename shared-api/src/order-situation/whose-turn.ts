import type { Translate } from '@karavan/shared-api/i18n';
import type { NextStep, OrderCase } from './situation.ts';
import type { SituationTexts } from './texts.ts';

/** Who has to act next, as the reader knows them: `вы`, a client's name, the organization. */
export function whoseTurn(
  order: OrderCase,
  { by }: NextStep,
  t: Translate<SituationTexts>,
): string {
  const { client, is_mine, organization, delivery } = order;
  return {
    client: is_mine ? t('who_you') : client,
    organization: organization.title,
    courier: delivery?.courier ?? t('who_courier'),
  }[by];
}

import type { Transaction } from 'kysely';
import type { EventInput } from '@karavan/shared-api/contract/events';
import { firstPublication, refuse } from '../editing/describe-item.ts';
import { planPublication } from '../editing/publish-item.ts';
import { replaceMedia } from '../editing/replace-media.ts';
import { sayWhyStockChanges } from '../editing/stock-reason.ts';
import { addExtras } from '../extras/change-extras.ts';
import type { ItemCardTables } from '../item-cards.ts';
import { addSections } from './change-sections.ts';
import { describeEvent } from './describe-event.ts';

interface Creation {
  readonly organizationId: number;
  readonly editorId: number;
  readonly input: EventInput;
}

/**
 * Adds an event with its sections. Answers the id of its item.
 * @throws ApiError `invalid_input` naming the field
 */
export async function createEvent(
  trx: Transaction<ItemCardTables>,
  { organizationId, editorId, input }: Creation,
): Promise<number> {
  for (const [index, { id }] of input.sections.entries()) {
    if (id !== null) refuse(`sections.${index}.id`, 'invalid');
  }
  for (const [index, { id }] of (input.extras ?? []).entries()) {
    if (id !== null) refuse(`extras.${index}.id`, 'invalid');
  }
  const { item, event, sections, extras } = await describeEvent(trx, organizationId, input);
  const now = new Date();
  if (event.starts_at <= now) refuse('starts', 'in_the_past');
  const { id } = await trx
    .insertInto('item')
    .values({
      organization_id: organizationId,
      kind: 'ticket',
      ...item,
      ...(item.is_published && firstPublication(now)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceMedia(trx, { itemId: id, editorId, images: input.images, videos: input.videos });
  await trx
    .insertInto('event')
    .values({ item_id: id, ...event })
    .execute();
  await sayWhyStockChanges(trx, { personId: editorId, reason: 'opening' });
  await addSections(trx, id, sections);
  await addExtras(trx, id, extras ?? []);
  await planPublication(trx, id, item.publish_at);
  return id;
}

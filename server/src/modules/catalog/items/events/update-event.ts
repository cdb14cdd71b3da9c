import type { Transaction } from 'kysely';
import type { EventInput } from '@karavan/shared-api/contract/events';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { firstPublication } from '../editing/describe-item.ts';
import { planPublication } from '../editing/publish-item.ts';
import { replaceMedia } from '../editing/replace-media.ts';
import { changeExtras } from '../extras/change-extras.ts';
import type { ItemCardTables } from '../item-cards.ts';
import { changeSections } from './change-sections.ts';
import { describeEvent } from './describe-event.ts';
import { lockEvent, type OwnEvent } from './lock-event.ts';
import { readEditedEvent } from './read-edited-event.ts';

interface Edit extends OwnEvent {
  readonly editorId: number;
  readonly input: EventInput;
  /** The one that the editor has seen. */
  readonly version: number;
  readonly locale: Locale;
}

/**
 * Changes an event: once places are taken, not when and where it is.
 * @throws ApiError `item_changed` with what is stored when somebody else has done so since, `event_sold`,
 *   `event_cancelled`, `item_taken_down`, `invalid_input` naming the field; as `changeSections`, `changeExtras`
 */
export async function updateEvent(trx: Transaction<ItemCardTables>, edit: Edit): Promise<void> {
  const { organizationId, id, editorId, input, version } = edit;
  const present = await lockEvent(trx, edit);
  if (present.status === 'cancelled') throw new ApiError('event_cancelled');
  const stored = await readEditedEvent(trx, edit);
  if (present.version !== version) throw new ApiError('item_changed', { data: { item: stored } });
  const { item, event, sections, extras } = await describeEvent(trx, organizationId, input);
  if (present.is_hidden && (item.is_published || item.publish_at)) {
    throw new ApiError('item_taken_down');
  }
  const isMoved =
    input.starts !== stored.starts || input.ends !== stored.ends || input.place !== stored.place;
  if (isMoved && stored.is_sold) throw new ApiError('event_sold');
  await replaceMedia(trx, { itemId: id, editorId, images: input.images, videos: input.videos });
  const isFirst = item.is_published && present.published_at === null;
  await trx
    .updateTable('item')
    .set({ ...item, ...(isFirst && firstPublication(new Date())), version: version + 1 })
    .where('id', '=', id)
    .execute();
  const { starts_at, ends_at, ...others } = event;
  await trx
    .updateTable('event')
    // A time that comes twice is stored as it was.
    .set({ ...others, ...(isMoved && { starts_at, ends_at }) })
    .where('item_id', '=', id)
    .execute();
  await changeSections(trx, { itemId: id, editorId, sections });
  if (extras) await changeExtras(trx, id, extras);
  await planPublication(trx, id, item.publish_at);
}

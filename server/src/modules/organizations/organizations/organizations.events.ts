import { defineEvent } from '../../../platform/events/domain-event.ts';

/** An organization is called otherwise than in capitals, spaces or punctuation. */
export const organizationRenamed = defineEvent<{
  readonly organizationId: number;
  readonly editorId: number;
}>('organization-renamed');

/** Somebody asks a gated organization to let them follow. */
export const followRequested = defineEvent<{
  readonly organizationId: number;
  readonly followerId: number;
}>('follow-requested');

/** Somebody follows an organization who did not before. */
export const organizationFollowed = defineEvent<{
  readonly organizationId: number;
  readonly followerId: number;
}>('organization-followed');

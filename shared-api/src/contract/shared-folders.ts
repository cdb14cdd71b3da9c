import { z } from 'zod/mini';
import { atMost } from './at-most.ts';
import { Id, IdParams, pageOf, pageQuery } from './common.ts';
import { FeedPost } from './feed.ts';
import { FEED_PAGE_SIZE, FOLDER_NAME_LENGTH } from './limits.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

const linkOfFolder = {
  path: '/shop/bookmark_folders/{id}/link/',
  permission: 'session',
  params: IdParams,
  /** Null: nobody else sees the folder. */
  responses: { 200: z.object({ secret: z.nullable(z.string()) }) },
  errors: ['not_found'],
} as const;

export const getFolderLink = defineRoute({
  ...linkOfFolder,
  method: 'GET',
  summary: "The secret of the link to one of the caller's folders",
});

export const shareFolder = defineRoute({
  ...linkOfFolder,
  method: 'PUT',
  summary:
    'Gives a folder a link; whoever has it sees what lies in the folder, and changes nothing',
});

export const unshareFolder = defineRoute({
  ...linkOfFolder,
  method: 'DELETE',
  summary: 'Takes the link of a folder away; it leads nowhere from then on',
});

const SecretParams = z.object({ secret: z.string().check(z.minLength(1), atMost(64)) });

/** A folder of somebody, as whoever has its link sees it. */
export const SharedFolder = z.object({
  name: z.string(),
  /** Those that the reader may see. */
  item_count: z.number(),
  /** It is the reader's. */
  is_own: z.boolean(),
});
export type SharedFolder = z.output<typeof SharedFolder>;

export const getSharedFolder = defineRoute({
  method: 'GET',
  path: '/shop/shared_folders/{secret}/',
  summary: 'A folder that somebody shows by its link',
  permission: 'public',
  params: SecretParams,
  responses: { 200: SharedFolder },
  errors: ['not_found'],
});

export const listSharedPosts = defineRoute({
  method: 'GET',
  path: '/shop/shared_folders/{secret}/posts/',
  summary: 'What lies in a shared folder and the reader may see, latest first',
  permission: 'public',
  params: SecretParams,
  query: z.object(pageQuery(FEED_PAGE_SIZE)),
  responses: { 200: pageOf(FeedPost) },
  errors: ['not_found'],
});

export const saveSharedFolder = defineRoute({
  method: 'POST',
  path: '/shop/shared_folders/{secret}/saved/',
  summary: 'Puts what the caller sees of a shared folder into a new folder of theirs',
  permission: 'session',
  params: SecretParams,
  body: z.object({ name: text(FOLDER_NAME_LENGTH) }),
  responses: { 201: z.object({ id: Id }) },
  errors: ['not_found', 'too_many_kept', 'invalid_input'],
});

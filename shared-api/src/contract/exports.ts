import { z } from 'zod/mini';
import { defineRoute } from './route.ts';

/** An archive of what is known of a person. */
export const DataExport = z.object({
  state: z.enum(['none', 'preparing', 'ready']),
  requested_at: z.nullable(z.string()),
  /** Until when it may be downloaded. */
  expires_at: z.nullable(z.string()),
  byte_size: z.nullable(z.number()),
});
export type DataExport = z.output<typeof DataExport>;

export const getExport = defineRoute({
  method: 'GET',
  path: '/users/export/',
  summary: "How the archive of the person's data stands",
  permission: 'session',
  responses: { 200: DataExport },
});

export const requestExport = defineRoute({
  method: 'POST',
  path: '/users/export/',
  summary:
    "Has an archive made of everything that is known of the person; while there is one, it is that one's state",
  permission: 'session',
  responses: { 200: DataExport },
  errors: ['storage_full'],
});

export const deleteExport = defineRoute({
  method: 'DELETE',
  path: '/users/export/',
  summary: 'Deletes the archive, or gives up making it',
  permission: 'session',
  responses: { 204: null },
});

export const downloadExport = defineRoute({
  method: 'GET',
  path: '/users/export/file/',
  summary: "The archive of the person's data: readable JSON files, pictures and videos",
  permission: 'session',
  responses: { 200: { mediaType: 'application/zip' } },
  errors: ['conflict'],
});

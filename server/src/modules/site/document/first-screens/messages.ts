import { z } from 'zod';
import type { RenderRequest } from '@karavan/shared-api/remote/server';

/** What the server tells a renderer, as JSON. A renderer works for one release. */
export type ToRenderer =
  /** Comes once, before everything else. */
  | { readonly kind: 'load'; readonly source: string }
  | {
      readonly kind: 'render';
      /** Its answer names it again. */
      readonly render: number;
      readonly request: Omit<RenderRequest, 'fetch'>;
    }
  | { readonly kind: 'answer'; readonly call: number; readonly answer: ApiAnswer | null };

export interface ApiAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** What a renderer says. It may be anything: whoever has written the release may have written this. */
export const FromRenderer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('call'),
    call: z.number(),
    method: z.string(),
    url: z.string(),
    headers: z.record(z.string(), z.string()),
  }),
  z.object({
    kind: z.literal('page'),
    render: z.number(),
    html: z.string(),
    styles: z.string(),
    queries: z.unknown(),
    // Releases of an earlier contract do not tell.
    header: z
      .object({
        title: z.string(),
        documentTitle: z.string().optional(),
        verified: z.boolean(),
      })
      .nullable()
      .default(null),
  }),
  z.object({ kind: z.literal('problem'), render: z.number(), message: z.string() }),
]);
export type FromRenderer = z.output<typeof FromRenderer>;

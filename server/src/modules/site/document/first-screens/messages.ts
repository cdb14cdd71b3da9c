import { z } from 'zod';
import type { RenderRequest } from '@karavan/shared-api/remote/server';

/**
 * What the server tells a renderer, as JSON; a message may have a text beside it, which is not written as JSON again. A
 * renderer works for one release.
 */
export type ToRenderer =
  /** Comes once, before everything else. Beside it: the release's source. */
  | { readonly kind: 'load' }
  | {
      readonly kind: 'render';
      /** Its answer names it again. */
      readonly render: number;
      readonly request: Omit<RenderRequest, 'fetch'>;
    }
  /** Beside it: the body of the answer, if there is one. */
  | {
      readonly kind: 'answer';
      readonly call: number;
      readonly answer: Omit<ApiAnswer, 'body'> | null;
    };

export interface ApiAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string | Uint8Array;
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
    /** Beside it: its markup, its styles, and its queries as JSON. */
    kind: z.literal('page'),
    render: z.number(),
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

import { escapeJson } from '../../../../platform/http/json-pieces.ts';
import type { FromRenderer } from './messages.ts';

/** A first screen as it goes out, in UTF-8. Bytes lie outside of the heap, where keeping them costs no collections. */
export interface Screen {
  readonly html: Buffer;
  /** The `<style>` elements in use. */
  readonly styles: Buffer;
  /** JSON that may stand in a document. */
  readonly queries: Buffer;
  readonly header: Header;
}

type Header = Extract<FromRenderer, { kind: 'page' }>['header'];

/**
 * The screen that a renderer has sent.
 * @param beside its markup, styles and queries
 * @throws RangeError when one of them is missing
 * @throws SyntaxError when its queries are no JSON: they might become members of what they stand in
 */
export function readScreen(header: Header, beside: readonly Buffer[]): Screen {
  const [html, styles, queries] = beside;
  if (!html || !styles || !queries) throw new RangeError('A part of the screen is missing');
  const json = queries.toString();
  JSON.parse(json);
  const isSafe = !json.includes('<');
  return { html, styles, queries: isSafe ? queries : Buffer.from(escapeJson(json)), header };
}

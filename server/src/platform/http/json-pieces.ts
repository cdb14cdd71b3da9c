/** A text in pieces, some of them in UTF-8 already, so that what never changes need not be copied for each answer. */
export type Pieces = readonly (string | Uint8Array)[];

/** JSON that cannot end its element or open a comment where it stands in a document. */
export function jsonForHtml(value: unknown): string {
  return escapeJson(JSON.stringify(value));
}

/** The same for what is JSON already. */
export function escapeJson(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`);
}

const written = new WeakMap<object, string>();

/** The same for what never changes, written once for as long as it is known. */
export function jsonOnce(value: unknown): string {
  if (typeof value !== 'object' || value === null) return jsonForHtml(value ?? null);
  const known = written.get(value);
  if (known !== undefined) return known;
  const json = jsonForHtml(value);
  written.set(value, json);
  return json;
}

/** An object with further members, which have been written. */
export function jsonWith(own: object, written: Readonly<Record<string, Pieces>>): Pieces {
  const begun = jsonForHtml(own).slice(0, -1);
  const isEmpty = begun === '{';
  const members = Object.entries(written).flatMap(([name, value], index) => [
    `${isEmpty && index === 0 ? '' : ','}${JSON.stringify(name)}:`,
    ...value,
  ]);
  return [begun, ...members, '}'];
}

/** Joins pieces in UTF-8; as one text they would be copied twice more. */
export function bytesOf(pieces: Pieces): Buffer {
  const bytes = Buffer.allocUnsafe(
    pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0),
  );
  let at = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      at += bytes.write(piece, at);
    } else {
      bytes.set(piece, at);
      at += piece.length;
    }
  }
  return bytes;
}

import { ApiError } from '../errors/api-error.ts';

/** Where the next page starts: the sort value and the id of the last row shown. */
export interface Cursor {
  readonly value: string;
  readonly id: number;
}

export function encodeCursor({ value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

/** @throws ApiError `invalid_input` for a cursor that this server has not made */
export function decodeCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined;
  try {
    const [value, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    if (typeof value === 'string' && Number.isSafeInteger(id)) return { value, id: id as number };
  } catch {
    // Falls through: whatever it was, it is no cursor.
  }
  throw new ApiError('invalid_input', { fields: { cursor: [{ problem: 'unknown_cursor' }] } });
}

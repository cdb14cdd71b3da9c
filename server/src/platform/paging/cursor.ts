import { isDay } from '@karavan/shared-api/contract/is-day';
import { ApiError } from '../errors/api-error.ts';

/** Where the next page starts: the sort value and the id of the last row shown. */
export interface Cursor {
  readonly value: string;
  readonly id: number;
  /** Which of a list's orders it belongs to, where several are by the same kind of value. */
  readonly order?: string | undefined;
}

/** What lists are sorted by before the id, each as the database writes it. */
const SORT_VALUES = {
  id: (value: string) => value === '',
  /** As `exactTime` selects it. */
  time: isTime,
  /** How far in front something stands, and its time. */
  shop: (value: string) => /^\d{1,2} /.test(value) && isTime(value.replace(/^\d+ /, '')),
  /** The id of the newest thing that a row is about; 0 without any. */
  newest: (value: string) => /^\d{1,15}$/.test(value),
  place: (value: string) => /^\d{1,4}$/.test(value),
  count: (value: string) => /^\d{1,9}$/.test(value),
  /** A float as the database writes it. */
  nearness: (value: string) => /^\d{1,3}(\.\d{1,20})?(e-\d{1,2})?$/.test(value),
  price: (value: string) => /^\d{1,20}(\.\d{1,20})?$/.test(value),
};

function isTime(value: string): boolean {
  const [, day = '', time = ''] = /^(.{10})T(\d\d:\d\d:\d\d)\.\d{6}Z$/.exec(value) ?? [];
  return isDay(day) && /^([01]\d|2[0-3])(:[0-5]\d){2}$/.test(time);
}

export type SortValue = keyof typeof SORT_VALUES;

export function encodeCursor({ value, id, order }: Cursor): string {
  const parts = order === undefined ? [value, id] : [value, id, order];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/**
 * @param sortValue what the list is sorted by; another list's cursor does not open it
 * @param order the one that the cursor has to name; undefined where cursors name none
 * @throws ApiError `invalid_input` for a cursor that this server could not have made
 */
export function decodeCursor(
  text: string | undefined,
  sortValue: SortValue,
  order?: string,
): Cursor | undefined {
  if (text === undefined) return undefined;
  const cursor = readCursor(text);
  if (cursor && cursor.order === order && SORT_VALUES[sortValue](cursor.value)) return cursor;
  throw new ApiError('invalid_input', { fields: { cursor: [{ problem: 'unknown_cursor' }] } });
}

function readCursor(text: string): Cursor | null {
  try {
    const parts = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown;
    if (!Array.isArray(parts) || parts.length < 2 || parts.length > 3) return null;
    const [value, id, order] = parts as unknown[];
    const isId = Number.isSafeInteger(id) && (id as number) > 0;
    const isOrder = parts.length === 2 || typeof order === 'string';
    if (typeof value !== 'string' || !isId || !isOrder) return null;
    return { value, id: id as number, order: order as string | undefined };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

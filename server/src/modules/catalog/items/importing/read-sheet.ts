import { setImmediate } from 'node:timers/promises';
import { IMPORT_ROWS_MAX, IMPORT_UNPACKED_BYTES } from '@karavan/shared-api/contract/limits';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { fitsUnpacked } from './measure-zip.ts';
import { plain } from './item-sheet.ts';

/** So many rows are read before others get their turn. */
const TURN = 500;

/**
 * The cells of a sheet as texts, empty rows left out but counted.
 * @throws ApiError `unsupported_media_type` for what is no sheet, `payload_too_large` for one with too much in it
 */
export async function readSheet(
  content: Buffer,
): Promise<{ readonly row: number; readonly cells: readonly string[] }[]> {
  const rows = [];
  let row = 0;
  for await (const values of isArchive(content) ? workbookRows(content) : textRows(content)) {
    row += 1;
    if (row % TURN === 0) await setImmediate();
    const cells = values.map((value) => plain(cellText(value)));
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (rows.length > IMPORT_ROWS_MAX) throw tooLong();
    rows.push({ row, cells });
  }
  return rows;
}

const isArchive = (content: Buffer) => content.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));

async function* workbookRows(content: Buffer): AsyncGenerator<readonly unknown[]> {
  if (!(await fitsUnpacked(content, IMPORT_UNPACKED_BYTES))) {
    throw tooLong();
  }
  const { streamXlsxRows } = await import('hucre/xlsx');
  let next = 0;
  try {
    for await (const { index, values } of streamXlsxRows(content)) {
      // Rows without cells are not stored.
      while (next < index && next <= 10 * IMPORT_ROWS_MAX) {
        next += 1;
        yield [];
      }
      next = index + 1;
      yield values;
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw noSheet(error);
  }
}

async function* textRows(content: Buffer): AsyncGenerator<readonly unknown[]> {
  const text = decode(content);
  // Bytes that no text has.
  if (text.includes('\0')) throw noSheet();
  const [head = ''] = text.split('\n', 1);
  const delimiter = [';', ',', '\t', '|'].toSorted(
    (one, other) => head.split(other).length - head.split(one).length,
  )[0]!;
  const { parseCsv } = await import('hucre/csv');
  yield* parseCsv(text, { delimiter, maxRows: IMPORT_ROWS_MAX + 2 });
}

/** UTF-8, or what Excel writes instead: UTF-16 with its mark, or the Cyrillic code page of Windows. */
function decode(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe)
    return new TextDecoder('utf-16le').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1251').decode(content);
  }
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return '';
  return String(value as string | number | boolean);
}

const tooLong = () =>
  new ApiError('payload_too_large', { fields: { file: [{ problem: 'sheet_too_long' }] } });
const noSheet = (cause?: unknown) =>
  new ApiError(
    'unsupported_media_type',
    { fields: { file: [{ problem: 'sheet_type' }] } },
    { cause },
  );

import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { CellValue, XlsxWriteStreamOptions } from 'hucre/xlsx';

/** A workbook of one sheet, written while its rows are read. The library is loaded with the first one. */
export async function writeWorkbook(
  rows: AsyncIterable<CellValue[]>,
  options: XlsxWriteStreamOptions,
): Promise<Readable> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  return Readable.fromWeb(writeXlsxStream(rows, options) as ReadableStream<Uint8Array>);
}

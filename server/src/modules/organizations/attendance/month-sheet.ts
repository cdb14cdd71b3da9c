import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream, type CellValue } from 'hucre/xlsx';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { readableName } from '../../identity/people/index.ts';
import { SHEET } from './month-sheet-texts.ts';
import type { readMonth } from './stays.queries.ts';

type Stays = ReturnType<typeof readMonth>;
type StayRow = Stays extends AsyncIterable<infer Row> ? Row : never;

const HOUR_SECONDS = 3600;

/** Writes stays into a workbook while they are read; the last row has the sum of the hours. */
export function writeMonthSheet(stays: AsyncIterable<StayRow>, locale: Locale): Readable {
  const titled = (key: keyof typeof SHEET) => ({ header: SHEET[key][locale] });
  const moment = { width: 18, numFmt: 'dd.mm.yyyy hh:mm' };
  const bytes = writeXlsxStream(rowsOf(stays, locale), {
    name: SHEET.sheet[locale],
    freezePane: { rows: 1 },
    columns: [
      { ...titled('person'), width: 28 },
      { ...titled('position'), width: 22 },
      { ...titled('day'), width: 12, numFmt: 'dd.mm.yyyy' },
      { ...titled('start'), ...moment },
      { ...titled('end'), ...moment },
      { ...titled('hours'), width: 10, numFmt: '0.00' },
      { ...titled('note'), width: 28 },
    ],
  });
  return Readable.fromWeb(bytes as ReadableStream<Uint8Array>);
}

async function* rowsOf(stays: AsyncIterable<StayRow>, locale: Locale): AsyncGenerator<CellValue[]> {
  let total = 0;
  for await (const stay of stays) {
    total += stay.seconds ?? 0;
    const notes = [stay.is_forgotten && 'forgotten', stay.is_corrected && 'corrected'] as const;
    yield [
      readableName(stay.name, locale),
      stay.position,
      new Date(`${stay.day}T00:00:00Z`),
      new Date(Number(stay.start)),
      stay.end === null ? null : new Date(Number(stay.end)),
      stay.seconds === null ? null : stay.seconds / HOUR_SECONDS,
      notes.flatMap((note) => (note ? SHEET[note][locale] : [])).join(', ') || null,
    ];
  }
  yield [SHEET.total[locale], null, null, null, null, total / HOUR_SECONDS, null];
}

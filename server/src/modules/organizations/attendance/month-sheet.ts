import type { Readable } from 'node:stream';
import type { CellValue } from 'hucre/xlsx';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { writeWorkbook } from '../../../platform/sheets/write-workbook.ts';
import { HOUR_SECONDS } from '../../../platform/time/durations.ts';
import { readableName } from '../../identity/people/index.ts';
import { besidePlans } from './beside-plans.ts';
import type { PlannedDay } from './month-plans.ts';
import { SHEET } from './month-sheet-texts.ts';
import type { readMonth } from './stays.queries.ts';

type Stays = ReturnType<typeof readMonth>;
type StayRow = Stays extends AsyncIterable<infer Row> ? Row : never;

interface Month {
  readonly stays: AsyncIterable<StayRow>;
  readonly plans: AsyncIterable<PlannedDay>;
}

/**
 * Writes stays and what was planned into a workbook while they are read; the last row has the sums of the hours.
 */
export function writeMonthSheet(month: Month, locale: Locale): Promise<Readable> {
  const titled = (key: keyof typeof SHEET) => ({ header: SHEET[key][locale] });
  const moment = { width: 18, numFmt: 'dd.mm.yyyy hh:mm' };
  return writeWorkbook(rowsOf(month, locale), {
    name: SHEET.sheet[locale],
    freezePane: { rows: 1 },
    columns: [
      { ...titled('person'), width: 28 },
      { ...titled('position'), width: 22 },
      { ...titled('day'), width: 12, numFmt: 'dd.mm.yyyy' },
      { ...titled('start'), ...moment },
      { ...titled('end'), ...moment },
      { ...titled('hours'), width: 10, numFmt: '0.00' },
      { ...titled('planned'), width: 14, numFmt: '0.00' },
      { ...titled('note'), width: 28 },
    ],
  });
}

async function* rowsOf({ stays, plans }: Month, locale: Locale): AsyncGenerator<CellValue[]> {
  let [worked, toWork] = [0, 0];
  for await (const row of besidePlans(stays, plans)) {
    worked += row.stay?.seconds ?? 0;
    toWork += row.planned ?? 0;
    const { name, position, day } = row.stay ?? row.plan;
    yield [
      readableName(name, locale),
      position,
      new Date(`${day}T00:00:00Z`),
      ...(row.stay ? timesOf(row.stay) : [null, null, null]),
      hours(row.planned),
      row.stay && notesOn(row.stay, locale),
    ];
  }
  yield [SHEET.total[locale], null, null, null, null, hours(worked), hours(toWork), null];
}

const timesOf = ({ start, end, seconds }: StayRow): CellValue[] => [
  new Date(Number(start)),
  end === null ? null : new Date(Number(end)),
  hours(seconds),
];

function notesOn(stay: StayRow, locale: Locale): string | null {
  const notes = [stay.is_forgotten && 'forgotten', stay.is_corrected && 'corrected'] as const;
  return notes.flatMap((note) => (note ? SHEET[note][locale] : [])).join(', ') || null;
}

const hours = (seconds: number | null) => (seconds === null ? null : seconds / HOUR_SECONDS);

/** The series that every organization begins with. */
export const FIRST_SERIES = 'A';

/** The series after another, as columns of a sheet are named: after `Z` comes `AA`, after `AZ` `BA`. */
export function seriesAfter(series: string): string {
  const rest = series.slice(0, -1);
  const last = series.at(-1)!;
  if (last !== 'Z') return rest + String.fromCodePoint(last.codePointAt(0)! + 1);
  return (rest === '' ? 'A' : seriesAfter(rest)) + 'A';
}

interface Numbered {
  readonly receipt_series: string | null;
  readonly receipt_number: number | null;
}

/** As people read it; null for what is not sold. */
export const presentReceiptNumber = ({ receipt_series, receipt_number }: Numbered) =>
  receipt_series === null ? null : `${receipt_series}-${receipt_number}`;

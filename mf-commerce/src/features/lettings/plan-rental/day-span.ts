/** Days that staff have chosen, `YYYY-MM-DD`, both included. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** The chosen days after a press: the second one ends what the first has begun, any other begins anew. */
export function extended(chosen: DaySpan | null, day: string): DaySpan {
  return chosen && chosen.from === chosen.to && day > chosen.from
    ? { from: chosen.from, to: day }
    : { from: day, to: day };
}

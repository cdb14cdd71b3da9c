import type { Roster, RosterPerson, Shift } from '@karavan/shared-api/contract/roster';

/** What is planned or changed. */
export type Chosen =
  | { readonly day: string; readonly person?: RosterPerson }
  | { readonly shift: Shift; readonly person: RosterPerson };

export interface WeekProps {
  readonly roster: Roster;
  onChoose(chosen: Chosen): void;
}

/** From Monday on. */
export const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

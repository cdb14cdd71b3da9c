/** When somebody was to work on a day, and how long. */
export interface PlannedDay {
  readonly membership_id: number;
  readonly name: string;
  readonly position: string;
  /** `YYYY-MM-DD` of the organization, on which the shifts begin. */
  readonly day: string;
  readonly seconds: number;
}

export interface PlansWanted {
  readonly organizationId: number;
  /** All of the staff without it. */
  readonly membershipId: number | undefined;
  /** `YYYY-MM` */
  readonly month: string;
}

/** What the shifts of a month come to. */
export interface MonthPlans {
  /** By person, of those who have any; seconds. */
  sum(
    wanted: Pick<PlansWanted, 'organizationId' | 'month'>,
  ): Promise<readonly Pick<PlannedDay, 'membership_id' | 'seconds'>[]>;
  /** Of one person, day by day. */
  list(wanted: PlansWanted & { readonly membershipId: number }): Promise<readonly PlannedDay[]>;
  /** Person by person, day by day; read in pages. */
  read(wanted: PlansWanted): AsyncIterable<PlannedDay>;
}

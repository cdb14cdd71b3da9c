import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { PeriodUnit } from '@karavan/shared-api/contract/periods';
import type { BlockReason } from '@karavan/shared-api/contract/rental-terms';

export interface RentalPeriodsTables {
  rental_booking: {
    id: GeneratedAlways<number>;
    /** Of an order and a block one is set. */
    order_id: number | null;
    block_id: number | null;
    item_id: number;
    /** A `tstzrange`, half open. */
    during: ColumnType<string, string, string>;
    /** How many of the thing. */
    pieces: Generated<number>;
    /** How long it is kept free before and after, in minutes, by the terms that it was made on. */
    buffer_before: Generated<number>;
    buffer_after: Generated<number>;
    /** `during` with what is kept free before and after. */
    held: ColumnType<string, never, never>;
    /** What a cancellation costs, by the terms that it was made on. */
    cancel_hours: Generated<number>;
    cancel_percent: Generated<number>;
    /** Minor units: what was kept of the price of time that the client has given up. */
    kept: Generated<number>;
    /** How often its period was changed. */
    changes: Generated<number>;
    unit: PeriodUnit;
    units: number;
    /** Whether its days were counted as nights. */
    by_night: Generated<boolean>;
    /** Whether it holds its period. */
    is_live: Generated<boolean>;
    /** Whether there was only one of it. */
    is_sole: boolean;
    activated_at: Date | null;
    completed_at: Date | null;
    /** Minor units, taken when it is handed over. */
    deposit: Generated<number>;
    /** When all but what is kept of it was given back. */
    deposit_settled_at: Date | null;
    deposit_kept: Generated<number>;
    /** Why some of it is kept. */
    deposit_reason: Generated<string>;
  };
  /** A time in which some of a thing is let to nobody; its booking holds it. */
  rental_block: {
    id: GeneratedAlways<number>;
    item_id: number;
    reason: BlockReason;
    note: Generated<string>;
    created_at: Generated<Date>;
    /** Where it comes from another calendar: which, and which event of it. */
    calendar_id: number | null;
    uid: string | null;
  };
  /** The address at which other sites read when a rental is taken. */
  rental_feed: {
    item_id: number;
    /** Whoever has it reads. */
    secret: string;
    created_at: Generated<Date>;
  };
  /** A calendar of another site that a rental follows. */
  rental_calendar: {
    id: GeneratedAlways<number>;
    item_id: number;
    url: string;
    created_at: Generated<Date>;
    checked_at: Date | null;
    next_at: Generated<Date>;
    /** Why it could not be read the last time. */
    problem: string | null;
    /** How many of its events block something. */
    blocked: Generated<number>;
    /** Those that cannot because bookings stand, the first of them. */
    conflicts: ColumnType<readonly { readonly from: string; readonly to: string }[], never, string>;
  };
  /** Prices of seasons and weekdays; the first one that a day keeps to counts. */
  rental_price_rule: {
    item_id: number;
    position: number;
    /** `YYYY-MM-DD`, both included. */
    from_day: string | null;
    to_day: string | null;
    /** ISO 8601: Monday is 1; none means all of them. */
    weekdays: number[];
    /** Minor units for one of the unit. */
    price: number;
  };
}

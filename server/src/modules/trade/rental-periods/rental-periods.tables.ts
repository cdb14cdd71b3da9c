import type { ColumnType, Generated } from 'kysely';
import type { PeriodUnit } from '@karavan/shared-api/contract/periods';

export interface RentalPeriodsTables {
  rental_booking: {
    order_id: number;
    item_id: number;
    /** A `tstzrange`, half open. */
    during: ColumnType<string, string, string>;
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
  };
}

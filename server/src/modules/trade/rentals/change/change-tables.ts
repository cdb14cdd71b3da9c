import type { ItemsTables } from '../../../catalog/items/index.ts';
import type { OrganizationsTables } from '../../../organizations/organizations/index.ts';
import type { ClientCardTables } from '../../discounts/index.ts';
import type { GiftsTables } from '../../gifts/index.ts';
import type { OrdersTables } from '../../orders/index.ts';
import type { RentalPeriodsTables } from '../../rental-periods/index.ts';

/** What changing a booking reads and writes. */
export type ChangeTables = ClientCardTables &
  GiftsTables &
  ItemsTables &
  OrdersTables &
  OrganizationsTables &
  RentalPeriodsTables;

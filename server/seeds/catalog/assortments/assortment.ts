import type { ItemKind } from '@karavan/shared-api/contract/feed';
import type { Motif } from '../../pictures/motif.ts';
import type { HoursSeed } from '../seed-hours.ts';

/** What organizations of one trade offer; names and qualities are combined. */
export interface Assortment {
  readonly kind: ItemKind;
  readonly motif: Motif;
  readonly category: number;
  /** In whole som; elsewhere multiplied by what a som is worth there. */
  readonly price: readonly [from: number, to: number];
  /** One size without a name where there are none. */
  readonly sizes?: readonly string[];
  readonly names: readonly string[];
  readonly qualities: readonly string[];
  /** Items take turns. */
  readonly descriptions: readonly string[];
  /** The usual hours of the trade. */
  readonly hours: readonly HoursSeed[];
}

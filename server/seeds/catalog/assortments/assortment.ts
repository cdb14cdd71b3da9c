import type { ItemKind } from '@karavan/shared-api/contract/feed';
import type { PeriodUnit } from '@karavan/shared-api/contract/periods';
import type { Motif } from '../../pictures/things.ts';
import type { HoursSeed } from '../seed-hours.ts';

/** How things are let. */
export interface Letting {
  readonly unit: PeriodUnit;
  /** `HH:MM` of the place: when on a day a rental may begin. */
  readonly startsFrom: string;
  readonly startsUntil: string;
  /** When on the day of departure a stay ends; absent where days are not counted as nights. */
  readonly departsAt?: string;
  /** The longest rental, in units. */
  readonly most: number;
  /** How many of each there are. */
  readonly quantity: readonly [from: number, to: number];
}

/** How events take place. */
export interface Staging {
  readonly place: string;
  /** `HH:MM` of the place; one whose name speaks of the morning is at eleven. */
  readonly startsAt: string;
  readonly hours: number;
  /** In each section. */
  readonly places: readonly [from: number, to: number];
}

/** What organizations of one trade offer; names and qualities are combined. */
export interface Assortment {
  readonly kind: ItemKind;
  /** What stands for the trade: on the signs of its organizations. */
  readonly emblem: Motif;
  readonly category: number;
  /** In whole som; elsewhere multiplied by what a som is worth there. */
  readonly price: readonly [from: number, to: number];
  /** What the price is for, where nothing is let. */
  readonly per?: PeriodUnit;
  readonly letting?: Letting;
  readonly staging?: Staging;
  /** Of goods sizes, of an event sections. One without a name where there are none. */
  readonly sizes?: readonly string[];
  /** What pictures show of each. */
  readonly names: Readonly<Record<string, Motif>>;
  readonly qualities: readonly string[];
  /** Items take turns. */
  readonly descriptions: readonly string[];
  /** The usual hours of the trade. */
  readonly hours: readonly HoursSeed[];
}

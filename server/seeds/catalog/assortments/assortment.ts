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

/** A thing of a trade. Each quality makes one item, so it names only what is true of this very thing. */
export interface Offered {
  /** What its pictures show. */
  readonly motif: Motif;
  /** In whole som; elsewhere multiplied by what a som is worth there. */
  readonly price: readonly [from: number, to: number];
  /** Words behind the name; one that begins with a comma stands close to it. */
  readonly qualities: readonly string[];
  /** Where they differ from those of its trade. */
  readonly sizes?: readonly string[];
}

/** A text, of some things of the trade only where they are named. */
export interface Description {
  readonly text: string;
  readonly of?: readonly string[];
}

/** What organizations of one trade offer; things and their qualities are combined. */
export interface Assortment {
  readonly kind: ItemKind;
  readonly category: number;
  /** What the price is for, where nothing is let. */
  readonly per?: PeriodUnit;
  readonly letting?: Letting;
  readonly staging?: Staging;
  /** Of goods sizes, of an event sections. One without a name where there are none. */
  readonly sizes?: readonly string[];
  /** By name. */
  readonly things: Readonly<Record<string, Offered>>;
  /** Items take turns with those that fit them. */
  readonly descriptions: readonly Description[];
  /** The usual hours of the trade. */
  readonly hours: readonly HoursSeed[];
}

/**
 * How an organization ends and comes back. Announced, it still sells until a date; closing, it sells nothing
 * new and finishes what is live; deactivated, it is found nowhere.
 */
export const LIFE_STATES = ['active', 'announced', 'closing', 'deactivated'] as const;
export type LifeState = (typeof LIFE_STATES)[number];

/** Whether it sells anything new. */
export const isSelling = (state: LifeState): boolean => state === 'active' || state === 'announced';

export const LIFE_ACTIONS = [
  'announce',
  'take_back',
  'close',
  'fall_due',
  'end',
  'reopen',
] as const;
export type LifeAction = (typeof LIFE_ACTIONS)[number];

/** What keeps a closing organization open. */
export const DUTIES = [
  'orders',
  'bookings',
  'reservations',
  'rentals',
  'deposits',
  'tickets',
  'deliveries',
  'cash',
  'payments',
] as const;

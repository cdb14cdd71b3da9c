export { findBusyPeriods } from './busy-periods.ts';
export { checkWish, type RentalWish } from './check-wish.ts';
export { findRental, lockRental, type Rental } from './find-terms.ts';
export { endOfSlot, holdSlot, holdSlotAgain, releaseSlot } from './hold-slot.ts';
export { periodOf, startOfDay, wallTimeOf, type Period } from './period.ts';
export type { RentalSlotsTables } from './rental-slots.tables.ts';

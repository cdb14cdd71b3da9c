import { atom } from 'jotai/vanilla';

/** Unread notifications, for the badge of the bottom navigation. */
export const notificationCountAtom = atom(0);

/** Items in all carts, for the badge of the bottom navigation. */
export const cartCountAtom = atom(0);

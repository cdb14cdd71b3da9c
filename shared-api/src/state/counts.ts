import { atom } from 'jotai/vanilla';

/** Written by the polling alone. */
export const innerNotificationCountAtom = atom(0);

/** Notifications not seen yet, for the badge of the bottom navigation. */
export const notificationCountAtom = atom((get) => get(innerNotificationCountAtom));

/** Conversations with something unread, for the badge of the header. */
export const unreadChatCountAtom = atom(0);

/** Items in all carts, for the badge of the bottom navigation. */
export const cartCountAtom = atom(0);

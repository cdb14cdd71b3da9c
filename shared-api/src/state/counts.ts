import { atom } from 'jotai/vanilla';

/** Written only by the polling. */
export const innerNotificationCountAtom = atom(0);

/** The number of unseen notifications, for the badge of the bottom navigation. */
export const notificationCountAtom = atom((get) => get(innerNotificationCountAtom));

/** The number of conversations with unread messages, for the badge of the header. */
export const unreadChatCountAtom = atom(0);

/** The number of items in all carts, for the badge of the bottom navigation. */
export const cartCountAtom = atom(0);

import { atom } from 'jotai/vanilla';

/** Whether a release on this page must not be used any more. */
export const blockedAtom = atom(false);

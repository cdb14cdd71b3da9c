import type { SignInWish } from '@karavan/shared-api/remote';
import { readStored, writeStored } from '@karavan/shared-api/state';

/** After that somebody who signs in has come for something else; in milliseconds. */
export const WISH_LASTS = 15 * 60_000;

const ACTS: readonly unknown[] = ['like', 'save', 'follow'] satisfies SignInWish['act'][];

/** Keeps the last wish of a guest for this tab, across reloads of the pages of signing in. */
export function rememberWish(wish: SignInWish | undefined): void {
  writeStored('wish', wish ? JSON.stringify({ ...wish, at: Date.now() }) : null, 'tab');
}

/** Takes the wish out: it is carried out once, and not at all when it is old. */
export function takeWish(): SignInWish | undefined {
  const text = readStored('wish', 'tab');
  writeStored('wish', null, 'tab');
  try {
    const { act, id, at } = JSON.parse(text ?? '{}') as Partial<SignInWish & { at: number }>;
    const isFresh = typeof at === 'number' && Math.abs(Date.now() - at) < WISH_LASTS;
    return act && ACTS.includes(act) && Number.isSafeInteger(id) && isFresh
      ? { act, id: id! }
      : undefined;
  } catch {
    return undefined;
  }
}

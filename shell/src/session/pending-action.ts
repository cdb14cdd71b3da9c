import type { PendingAction } from '@karavan/shared-api/remote';
import { readStored, writeStored } from '@karavan/shared-api/state';

/**
 * How long an action waits for the sign-in, in milliseconds; later the person has come for
 * something else.
 */
export const PENDING_ACTION_LASTS = 15 * 60_000;

const KINDS: readonly unknown[] = ['like', 'save', 'follow'] satisfies PendingAction['kind'][];

/** Keeps a guest's last action for this tab, across reloads of the sign-in pages. */
export function rememberPendingAction(action: PendingAction | undefined): void {
  writeStored(
    'pending_action',
    action ? JSON.stringify({ ...action, at: Date.now() }) : null,
    'tab',
  );
}

/** Takes the action out: it runs once, and not at all when it has expired. */
export function takePendingAction(): PendingAction | undefined {
  const text = readStored('pending_action', 'tab');
  writeStored('pending_action', null, 'tab');
  try {
    const { kind, id, at } = JSON.parse(text ?? '{}') as Partial<PendingAction & { at: number }>;
    const isFresh = typeof at === 'number' && Math.abs(Date.now() - at) < PENDING_ACTION_LASTS;
    return kind && KINDS.includes(kind) && Number.isSafeInteger(id) && isFresh
      ? { kind, id: id! }
      : undefined;
  } catch {
    return undefined;
  }
}

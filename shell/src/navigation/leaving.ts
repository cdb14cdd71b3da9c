import type { i18n } from 'i18next';
import type { Dialogs } from '../layers/dialogs.ts';
import type { Destination, ShellHistory } from './shell-history.ts';

interface Guard {
  /** Where the guarded view stands. */
  readonly at: Destination;
  hasUnsaved(): boolean;
}

interface LeavingDependencies {
  readonly history: Pick<ShellHistory, 'setGate'>;
  readonly dialogs: Pick<Dialogs, 'confirm'>;
  readonly i18n: i18n;
}

export interface Leaving {
  /** Returns what takes the guard away. */
  guard(guard: Guard): () => void;
}

/**
 * Asks before unsaved changes are left: by a link, by back, by closing the overlay or the tab. What the
 * shell does by itself, such as ending a session, goes beside the gate and is never asked about.
 */
export function createLeaving({ history, dialogs, i18n }: LeavingDependencies): Leaving {
  const guards = new Set<Guard>();
  let isAsking = false;

  async function ask(): Promise<boolean> {
    if (isAsking) return false;
    isAsking = true;
    const t = i18n.getFixedT(null, 'shell');
    const isSure = await dialogs.confirm({
      title: t('leave_question'),
      text: t('leave_text'),
      okLabel: t('leave'),
      cancelLabel: t('stay'),
      danger: true,
    });
    isAsking = false;
    if (isSure) guards.clear();
    return isSure;
  }

  history.setGate({
    ask,
    isShut: (to) =>
      [...guards].some(
        ({ at, hasUnsaved }) =>
          (to.pathname !== at.pathname || to.overlayDepth < at.overlayDepth) && hasUnsaved(),
      ),
  });
  addEventListener('beforeunload', (event) => {
    if ([...guards].some(({ hasUnsaved }) => hasUnsaved())) event.preventDefault();
  });

  return {
    guard(guard) {
      guards.add(guard);
      return () => void guards.delete(guard);
    },
  };
}

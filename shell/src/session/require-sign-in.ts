import type { i18n } from 'i18next';
import type { createStore } from 'jotai/vanilla';
import { createPath } from '@karavan/shared-api/router';
import type { PendingAction } from '@karavan/shared-api/remote';
import { isSignedInAtom, previousPathAtom } from '@karavan/shared-api/state';
import type { Dialogs } from '../layers/dialogs.ts';
import type { ShellHistory } from '../navigation/shell-history.ts';
import { rememberPendingAction } from './pending-action.ts';

interface RequireSignInDependencies {
  readonly store: ReturnType<typeof createStore>;
  readonly history: ShellHistory;
  readonly i18n: i18n;
  readonly dialogs: Dialogs;
}

/**
 * Asks a guest to sign in, leads there and back, and remembers the pending action; true for
 * signed-in people.
 */
export function createRequireSignIn({ store, history, i18n, dialogs }: RequireSignInDependencies) {
  return async function requireSignIn(action?: PendingAction): Promise<boolean> {
    if (store.get(isSignedInAtom)) return true;
    const t = i18n.getFixedT(null, 'shell');
    const isWilling = await dialogs.confirm({
      title: t('sign_in_needed'),
      text: t('sign_in_needed_text'),
      okLabel: t('sign_in'),
    });
    if (!isWilling) return false;
    store.set(previousPathAtom, createPath(history.location));
    rememberPendingAction(action);
    history.push('/auth');
    return false;
  };
}

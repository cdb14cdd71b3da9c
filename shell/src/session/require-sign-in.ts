import type { i18n } from 'i18next';
import type { createStore } from 'jotai/vanilla';
import { createPath } from '@karavan/shared-api/router';
import type { SignInWish } from '@karavan/shared-api/remote';
import { isSignedInAtom, previousPathAtom } from '@karavan/shared-api/state';
import type { Dialogs } from '../layers/dialogs.ts';
import type { ShellHistory } from '../navigation/shell-history.ts';
import { rememberWish } from './pending-action.ts';

interface RequireSignInDependencies {
  readonly store: ReturnType<typeof createStore>;
  readonly history: ShellHistory;
  readonly i18n: i18n;
  readonly dialogs: Dialogs;
}

/** Asks a guest to sign in, leads there and back, and keeps in mind what for; true for those who are. */
export function createRequireSignIn({ store, history, i18n, dialogs }: RequireSignInDependencies) {
  return async function requireSignIn(wish?: SignInWish): Promise<boolean> {
    if (store.get(isSignedInAtom)) return true;
    const t = i18n.getFixedT(null, 'shell');
    const isWilling = await dialogs.confirm({
      title: t('sign_in_needed'),
      text: t('sign_in_needed_text'),
      okLabel: t('sign_in'),
    });
    if (!isWilling) return false;
    store.set(previousPathAtom, createPath(history.location));
    rememberWish(wish);
    history.push('/auth');
    return false;
  };
}

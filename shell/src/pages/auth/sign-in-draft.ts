import { atom, type SetStateAction } from 'jotai/vanilla';
import { readStored, writeStored } from '@karavan/shared-api/state';

/** What a code is asked for: to sign in, or to set a new password. */
export type CodePurpose = 'sign_in' | 'forgot_password';

/** A code on its way. */
export interface SentCode {
  readonly purpose: CodePurpose;
  readonly phone: string;
  /** Milliseconds since 1970: from then on another may be asked for. */
  readonly resendAt: number;
  /** Tells where the code went, when that is not the phone. */
  readonly notice: string | null;
}

interface SignInDraft {
  /** Plus and digits as far as they are typed. */
  readonly phone: string;
  readonly sent: SentCode | null;
}

const KEY = 'sign_in_draft';

const innerDraftAtom = atom<SignInDraft | null>(null);

/**
 * What has been typed so far. It outlives a reload of the tab, as when the phone drops the page while
 * its owner reads the message. Null until somebody has typed.
 */
export const signInDraftAtom = atom(
  (get) => get(innerDraftAtom),
  (get, set, change: SetStateAction<SignInDraft | null>) => {
    const draft = typeof change === 'function' ? change(get(innerDraftAtom)) : change;
    set(innerDraftAtom, draft);
    writeStored(KEY, draft && JSON.stringify(draft), 'tab');
  },
);

signInDraftAtom.onMount = (setDraft) => {
  const stored = readStored(KEY, 'tab');
  if (stored === null) return;
  try {
    setDraft(JSON.parse(stored) as SignInDraft);
  } catch {
    setDraft(null);
  }
};

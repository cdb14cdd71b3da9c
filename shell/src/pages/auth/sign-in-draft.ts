import { atom, type SetStateAction } from 'jotai/vanilla';
import { readStored, writeStored } from '@karavan/shared-api/state';

/** What a code is for: to sign in, to set a new password, or to prove a number or an e-mail of one's account. */
export type CodePurpose = 'sign_in' | 'forgot_password' | 'number' | 'email';

/** How a code goes. */
export type CodeChannel = 'sms' | 'whatsapp' | 'email';

/** A code that has been sent. */
export interface SentCode {
  readonly purpose: CodePurpose;
  /** The number, or for the purpose `email` the address. */
  readonly to: string;
  readonly channel: CodeChannel;
  /** When another code may be requested, in milliseconds since 1970. */
  readonly resendAt: number;
  /** Says where the code was sent, when that is not `to`. */
  readonly notice: string | null;
}

interface SignInDraft {
  /** A plus and the digits typed so far. */
  readonly phone: string;
  readonly sent: SentCode | null;
}

const KEY = 'sign_in_draft';

/** Undefined until something is typed, or what has been typed before is asked for. */
const innerDraftAtom = atom<SignInDraft | null | undefined>(undefined);

/**
 * What has been typed so far. It survives a reload of the tab, for example when the phone discards
 * the page while its owner reads the message. Null until something is typed.
 */
export const signInDraftAtom = atom(
  (get) => {
    const draft = get(innerDraftAtom);
    return draft === undefined ? readDraft() : draft;
  },
  (get, set, change: SetStateAction<SignInDraft | null>) => {
    const draft: SignInDraft | null =
      typeof change === 'function' ? change(get(signInDraftAtom)) : change;
    set(innerDraftAtom, draft);
    writeStored(KEY, draft && JSON.stringify(draft), 'tab');
  },
);

function readDraft(): SignInDraft | null {
  try {
    return JSON.parse(readStored(KEY, 'tab') ?? 'null') as SignInDraft | null;
  } catch {
    return null;
  }
}

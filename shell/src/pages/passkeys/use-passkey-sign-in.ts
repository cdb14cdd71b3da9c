import { useState } from 'react';
import * as endpoints from '@karavan/shared-api/client/passkeys';
import type { ApiError } from '@karavan/shared-api/client';
import type { AuthenticatedUser } from '@karavan/shared-api/contract/accounts';
import type { AccountReturn } from '@karavan/shared-api/contract/departures';
import { useWrite } from '@karavan/shared-api/query';
import { deviceName } from '../auth/device-name.ts';
import { offerOf } from '../auth/offer-of.ts';
import { useSignInFailure } from '../auth/use-sign-in-failure.ts';
import { askForPasskey } from './authenticator.ts';
import { useT } from './texts.ts';

export interface PasskeySignInEvents {
  onSignedIn(user: AuthenticatedUser): void;
  /** The account is theirs, and they had left it. */
  onLeft(offer: AccountReturn): void;
}

/** Signs in with a passkey: the browser asks which. */
export function usePasskeySignIn({ onSignedIn, onLeft }: PasskeySignInEvents) {
  const t = useT();
  const failureOf = useSignInFailure();
  const [problem, setProblem] = useState<string>();
  const begin = useWrite(endpoints.startPasskeySignIn, { failed: () => null });
  const enter = useWrite(endpoints.signInWithPasskey, {
    failed: () => null,
    onSuccess: (user) => onSignedIn(user),
  });

  function inWords(error: ApiError): string | undefined {
    if (error.code === 'wrong_credentials') return t('not_fitting');
    return error.code === 'code_expired' ? t('again') : failureOf(error);
  }

  return {
    isPending: begin.isPending || enter.isPending,
    problem,
    async signIn({ amongSuggestions = false } = {}): Promise<void> {
      setProblem(undefined);
      const options = await begin.send({});
      if (!options?.ok) {
        if (options && !amongSuggestions) setProblem(failureOf(options.error));
        return;
      }
      const credential = await askForPasskey(options.data, { amongSuggestions });
      if (typeof credential === 'string') {
        if (credential !== 'cancelled' && !amongSuggestions) setProblem(t('not_fitting'));
        return;
      }
      const answer = await enter.send({ body: { credential, device: deviceName() } });
      if (!answer || answer.ok) return;
      const offer = offerOf(answer.error);
      if (offer) onLeft(offer);
      else setProblem(inWords(answer.error));
    },
  };
}

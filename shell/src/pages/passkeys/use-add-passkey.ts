import { useRef } from 'react';
import * as endpoints from '@karavan/shared-api/client/passkeys';
import { describeDevice } from '@karavan/shared-api/contract/describe-device';
import { PASSKEY_NAME_LENGTH, PASSKEYS_MAX } from '@karavan/shared-api/contract/limits';
import type { CreationOptions } from '@karavan/shared-api/contract/passkeys';
import { endpointKey, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { makePasskey } from './authenticator.ts';
import { useT } from './texts.ts';

/** How long options count, less than the server says, in milliseconds. */
const KEPT_MS = 9 * 60_000;

export type AddOutcome = 'added' | 'proof_wanted' | 'again';

/** Adds a passkey of this device. */
export function useAddPasskey() {
  const t = useT();
  const { toasts } = useShell();
  const kept = useRef<{ readonly options: CreationOptions; readonly until: number }>(null);
  const begin = useWrite(endpoints.startPasskey, {
    failed: ({ code }) => {
      if (code === 'code_required') return null;
      return code === 'too_many_kept' ? t('full', { limit: PASSKEYS_MAX }) : undefined;
    },
  });
  const store = useWrite(endpoints.addPasskey, {
    done: t('added'),
    onSuccess: (_added, _intent, queries) =>
      void queries.invalidateQueries({
        queryKey: endpointKey(endpoints.listPasskeys, 'one', {}),
      }),
    failed: ({ code }) => {
      if (code === 'too_many_kept') return t('full', { limit: PASSKEYS_MAX });
      return code === 'conflict' ? t('present') : t('failed');
    },
  });

  /** Options stand for a proof of the number: a dialog that is closed costs nobody a second one. */
  async function drawOptions(token?: string): Promise<CreationOptions | AddOutcome> {
    if (kept.current && kept.current.until > Date.now()) return kept.current.options;
    const answer = await begin.send({ body: token === undefined ? {} : { token } });
    if (!answer) return 'again';
    if (!answer.ok) return answer.error.code === 'code_required' ? 'proof_wanted' : 'again';
    kept.current = { options: answer.data, until: Date.now() + KEPT_MS };
    return answer.data;
  }

  return {
    isPending: begin.isPending || store.isPending,
    /** @param token the proof of the number, where one has been given */
    async add(token?: string): Promise<AddOutcome> {
      const options = await drawOptions(token);
      if (typeof options === 'string') return options;
      const credential = await makePasskey(options);
      if (typeof credential === 'string') {
        if (credential !== 'cancelled') toasts.show({ kind: 'error', text: t(credential) });
        return 'again';
      }
      kept.current = null;
      const name = (describeDevice(navigator.userAgent) ?? t('name')).slice(0, PASSKEY_NAME_LENGTH);
      const added = await store.send({ body: { name, credential } });
      return added?.ok ? 'added' : 'again';
    },
  };
}

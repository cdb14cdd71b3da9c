import { useEffect, useEffectEvent, useState } from 'react';
import type { ItemStatus } from '@karavan/shared-api/contract/item-editing';
import { useShell } from '@karavan/shared-api/remote';
import { useT } from '../translation.ts';
import type { UploadsState } from './photos-field.tsx';

/**
 * What something is to be stored as; sent once its photos are there, so that nobody has to wait for them before they press.
 * When one of them has failed, nothing is sent, and the press leads to it.
 * @param sendAs stores the form with it in this state
 */
export function useWantedState(uploads: UploadsState, sendAs: (status: ItemStatus) => void) {
  const t = useT();
  const { toasts } = useShell();
  const [wanted, setWanted] = useState<ItemStatus | null>(null);
  const send = useEffectEvent(sendAs);
  const refuse = useEffectEvent(() => {
    toasts.show({ kind: 'error', text: t('photo_failed') });
    document.querySelector<HTMLElement>('[data-photo-retry]')?.focus();
  });
  useEffect(() => {
    if (wanted === null || uploads === 'sending') return;
    setWanted(null);
    if (uploads === 'done') send(wanted);
    else refuse();
  }, [wanted, uploads]);
  return [wanted, setWanted] as const;
}

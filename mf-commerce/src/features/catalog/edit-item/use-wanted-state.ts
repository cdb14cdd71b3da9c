import { useEffect, useEffectEvent, useState } from 'react';
import type { ItemStatus } from '@karavan/shared-api/contract/item-editing';
import type { UploadsState } from './photos-field.tsx';

/**
 * What something is to be stored as; sent once its photos are there, so that nobody has to wait for them before they press.
 * @param sendAs stores the form with it in this state
 */
export function useWantedState(uploads: UploadsState, sendAs: (status: ItemStatus) => void) {
  const [wanted, setWanted] = useState<ItemStatus | null>(null);
  const send = useEffectEvent(sendAs);
  useEffect(() => {
    if (wanted === null || uploads === 'sending') return;
    setWanted(null);
    if (uploads === 'done') send(wanted);
  }, [wanted, uploads]);
  return [wanted, setWanted] as const;
}

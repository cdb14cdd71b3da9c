import { useEffect, useState } from 'react';
import { useAtomValue } from 'jotai';
import { ToastLayer as Layer } from '@karavan/shared-ui/toast';
import { createToasts } from '@karavan/shared-ui/toasts';
import { toastAtom } from '../layers/toasts.ts';

/** Shows the messages that views hand to the shell. */
export function ToastLayer() {
  const [toasts] = useState(createToasts);
  const toast = useAtomValue(toastAtom);
  useEffect(() => {
    if (toast) toasts.show(toast);
    else toasts.close();
  }, [toasts, toast]);
  return <Layer toasts={toasts} />;
}

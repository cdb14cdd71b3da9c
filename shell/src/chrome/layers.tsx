import { memo, useEffect, useState } from 'react';
import { useAtomValue } from 'jotai';
import { lazily } from '@karavan/shared-ui/lazily';
import { dialogsAtom } from '../layers/dialogs.ts';
import { menuAtom } from '../layers/menu.ts';
import { overlaysAtom } from '../layers/overlays.ts';
import { toastAtom } from '../layers/toasts.ts';
import type { LayersProps } from './loaded-layers.tsx';

const LoadedLayers = lazily(
  async () => (await import(/* webpackChunkName: "layers" */ './loaded-layers.tsx')).LoadedLayers,
  null,
  atOnce,
);

function atOnce(run: () => void): () => void {
  run();
  return () => undefined;
}

const FIRST_TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Overlays, dialogs and toasts. Their code is not part of the first load: it comes with the
 * person's first interaction, so that it is already there if the network goes away.
 */
export const Layers = memo(function Layers(props: LayersProps) {
  const [isTouched, setIsTouched] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    for (const name of FIRST_TOUCHES) {
      addEventListener(name, () => setIsTouched(true), { once: true, signal: gone.signal });
    }
    return () => gone.abort();
  }, []);
  const isWanted = [
    useAtomValue(toastAtom) !== null,
    useAtomValue(dialogsAtom).length > 0,
    useAtomValue(overlaysAtom).length > 0,
    useAtomValue(menuAtom) !== null,
  ].includes(true);
  if (!isTouched && !isWanted) return null;
  return <LoadedLayers {...props} />;
});

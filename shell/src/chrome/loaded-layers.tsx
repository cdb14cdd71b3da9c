import type { OverlayHost } from '../composition/overlay-host.ts';
import { DialogLayer } from './dialog-layer.tsx';
import { OverlayLayer } from './overlay-layer.tsx';
import { ToastLayer } from './toast-layer.tsx';

/** What stands above the page, as one chunk. */
export default function LoadedLayers({ host }: { readonly host: OverlayHost }) {
  return (
    <>
      <OverlayLayer host={host} above={<DialogLayer />} />
      <ToastLayer />
    </>
  );
}

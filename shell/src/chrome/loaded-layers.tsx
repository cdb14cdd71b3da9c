import { DialogLayer } from './dialog-layer.tsx';
import type { LayersProps } from './layers.tsx';
import { MenuLayer } from './menu-layer.tsx';
import { OverlayLayer } from './overlay-layer.tsx';
import { ToastLayer } from './toast-layer.tsx';

/** What stands above the page, as one chunk. */
export default function LoadedLayers({ services, host }: LayersProps) {
  return (
    <>
      <OverlayLayer services={services} host={host} above={<DialogLayer />} />
      <MenuLayer />
      <ToastLayer />
    </>
  );
}

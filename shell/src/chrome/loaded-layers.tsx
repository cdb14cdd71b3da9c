import { ScrollToTop } from '@karavan/shared-ui/scroll-to-top';
import type { OverlayHost } from '../composition/overlay-host.ts';
import type { ShellServices } from '../shell-services.ts';
import { DialogLayer } from './dialog-layer.tsx';
import { MenuLayer } from './menu-layer.tsx';
import { OverlayLayer } from './overlay-layer.tsx';
import { ToastLayer } from './toast-layer.tsx';

export interface LayersProps {
  readonly services: ShellServices;
  readonly host: OverlayHost;
  /** The page is one to read from the top. */
  readonly hasWayUp: boolean;
}

/** Everything that opens on top of the page, as one chunk. */
export function LoadedLayers({ services, host, hasWayUp }: LayersProps) {
  return (
    <>
      {hasWayUp && <ScrollToTop />}
      <OverlayLayer services={services} host={host} above={<DialogLayer />} />
      <MenuLayer />
      <ToastLayer />
    </>
  );
}

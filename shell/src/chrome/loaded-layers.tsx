import type { RouteRow } from '@karavan/shared-api/contract/route-table';
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
  /** Of the page. */
  readonly row: Pick<RouteRow, 'path' | 'nav'>;
}

/** Pages with a field at the bottom, by their newest words. */
const WRITTEN_ON: readonly string[] = [
  '/messenger/chat/:id',
  '/messenger/organization/:id',
  '/comments/post/:id',
];

/** Everything that opens on top of the page, as one chunk. */
export function LoadedLayers({ services, host, row }: LayersProps) {
  return (
    <>
      {!WRITTEN_ON.includes(row.path) && <ScrollToTop hasBar={row.nav} />}
      <OverlayLayer services={services} host={host} above={<DialogLayer />} />
      <MenuLayer />
      <ToastLayer />
    </>
  );
}

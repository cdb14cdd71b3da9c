import { Suspense, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import type { OverlayType } from '@karavan/shared-api/remote';
import { useLocation } from '@karavan/shared-api/router';
import { FullScreen } from '@karavan/shared-ui/full-screen';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import type { OverlayHost, OverlayStatus } from '../composition/overlay-host.ts';
import { overlaysAtom, type OpenOverlay } from '../layers/overlays.ts';
import { forgetShellOverlay, loadShellOverlay } from '../overlays/shell-overlays.ts';
import type { ShellServices } from '../shell-services.ts';
import { ChunkErrorBoundary } from './chunk-error-boundary.tsx';
import { findOpener } from './opener.ts';
import { useT } from './translation.ts';
import { ViewFailed } from './view-failed.tsx';

interface OverlayLayerProps {
  readonly services: ShellServices;
  readonly host: OverlayHost;
  /** The topmost overlay. */
  readonly above: ReactNode;
}

/**
 * The stack of overlays; the page below neither scrolls nor takes focus while one is
 * open.
 */
export function OverlayLayer({ services, host, above }: OverlayLayerProps) {
  const overlays = useAtomValue(overlaysAtom);
  const isOpen = overlays.length > 0;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-scroll-locked', isOpen);
  }, [isOpen]);
  return <Stack overlays={overlays} services={services} host={host} above={above} />;
}

/** Lists to choose one of: on wide screens they stand at the control that has opened them. */
const CHOOSERS: ReadonlySet<OverlayType> = new Set<OverlayType>([
  'region_select',
  'currency_list',
  'language_list',
  'phone_country',
]);

/** What is looked at, or needs all the room there is; anything else is a card on wide screens. */
const WHOLE: ReadonlySet<OverlayType> = new Set<OverlayType>([
  'slideshow',
  'map',
  'map_picker',
  'map_service',
  'zone_drawer',
  'image_crop',
  'image_horizontal_crop',
  'qr_scan',
]);

interface StackProps extends OverlayLayerProps {
  readonly overlays: readonly OpenOverlay[];
}

/** Each overlay contains those above it, so that the topmost gets Escape and focus. */
function Stack({ overlays: [lowest, ...others], above, ...site }: StackProps) {
  if (!lowest) return above;
  return (
    <StackedOverlay
      key={lowest.id}
      overlay={lowest}
      {...site}
      above={<Stack overlays={others} above={above} {...site} />}
    />
  );
}

interface StackedOverlayProps extends OverlayLayerProps {
  readonly overlay: OpenOverlay;
}

function StackedOverlay({ overlay, services, host, above }: StackedOverlayProps) {
  const t = useT();
  // Before the overlay takes the focus.
  const [opener] = useState(findOpener);
  return (
    <FullScreen
      name={t('overlay')}
      onClose={() => overlay.close()}
      control={CHOOSERS.has(overlay.type) ? opener : undefined}
      isCard={!CHOOSERS.has(overlay.type) && !WHOLE.has(overlay.type)}
      above={above}
    >
      {host.ownerOf(overlay.type) === undefined ? (
        <ChunkErrorBoundary onRetry={() => forgetShellOverlay(overlay.type)}>
          <Suspense fallback={<PageSkeleton />}>
            <OwnOverlay overlay={overlay} services={services} />
          </Suspense>
        </ChunkErrorBoundary>
      ) : (
        <RemoteOverlayPlace overlay={overlay} host={host} />
      )}
    </FullScreen>
  );
}

interface OwnOverlayProps {
  readonly overlay: OpenOverlay;
  readonly services: ShellServices;
}

function OwnOverlay({ overlay: { type, props, close }, services }: OwnOverlayProps) {
  return use(loadShellOverlay(type, services.i18n))({ props, services, close });
}

interface RemoteOverlayPlaceProps {
  readonly overlay: OpenOverlay;
  readonly host: OverlayHost;
}

function RemoteOverlayPlace({ overlay, host }: RemoteOverlayPlaceProps) {
  // The overlay belongs to the location it was opened from.
  const [location] = useState(useLocation());
  const place = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<OverlayStatus>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(1);
  const remote = host.ownerOf(overlay.type)!;
  useEffect(() => {
    const container = place.current!.appendChild(document.createElement('div'));
    const { type, props, close } = overlay;
    const view = { kind: 'overlay', type, props, close } as const;
    const hide = host.show({ remote, view, container, location, onStatus: setStatus });
    return () => {
      hide();
      container.remove();
    };
  }, [overlay, host, remote, location, attempt]);
  return (
    <>
      {status.phase === 'loading' && <PageSkeleton />}
      {status.phase === 'failed' && (
        <ViewFailed
          reason={status.reason}
          retry={() => {
            host.reset(remote);
            setAttempt(attempt + 1);
          }}
        />
      )}
      <div ref={place} />
    </>
  );
}

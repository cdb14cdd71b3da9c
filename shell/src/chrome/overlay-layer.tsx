import {
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useAtomValue } from 'jotai';
import { defineOverlay, type RemoteOverlay } from '@karavan/shared-api/remote';
import { useLocation } from '@karavan/shared-api/router';
import { FullScreen } from '@karavan/shared-ui/full-screen';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { ErrorState } from '@karavan/shared-ui/states';
import type { OverlayHost, OverlayStatus } from '../composition/overlay-host.ts';
import { overlaysAtom, type OpenOverlay } from '../layers/overlays.ts';
import { useT } from './translation.ts';

/** The overlays that the shell itself brings, by type. */
const OVERLAYS: readonly RemoteOverlay[] = [
  defineOverlay(
    'slideshow',
    async () =>
      (
        await import(
          /* webpackChunkName: "overlay-slideshow" */ '../overlays/slideshow.overlay.tsx'
        )
      ).Slideshow,
  ),
];

interface OverlayLayerProps {
  readonly host: OverlayHost;
  /** What stands on top of all overlays. */
  readonly above: ReactNode;
}

/** The stack of full-screen overlays; the page below neither scrolls nor takes focus meanwhile. */
export function OverlayLayer({ host, above }: OverlayLayerProps) {
  const overlays = useAtomValue(overlaysAtom);
  const isOpen = overlays.length > 0;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-scroll-locked', isOpen);
  }, [isOpen]);
  return <Stack overlays={overlays} host={host} above={above} />;
}

interface StackProps extends OverlayLayerProps {
  readonly overlays: readonly OpenOverlay[];
}

/** Each overlay holds those above it, so that Escape and focus belong to the topmost. */
function Stack({ overlays: [lowest, ...others], host, above }: StackProps) {
  const t = useT();
  if (!lowest) return above;
  return (
    <FullScreen
      key={lowest.id}
      name={t('overlay')}
      onClose={() => lowest.close()}
      above={<Stack overlays={others} host={host} above={above} />}
    >
      {host.ownerOf(lowest.type) === undefined ? (
        <Suspense fallback={<PageSkeleton label={t('loading')} />}>
          <OwnOverlay overlay={lowest} />
        </Suspense>
      ) : (
        <RemoteOverlayPlace overlay={lowest} host={host} />
      )}
    </FullScreen>
  );
}

type RenderOverlay = (props: unknown, close: (result?: unknown) => void) => ReactElement;
const loading = new Map<string, Promise<RenderOverlay>>();

function OwnOverlay({ overlay }: { readonly overlay: OpenOverlay }) {
  return use(loadOverlay(overlay.type))(overlay.props, overlay.close);
}

function loadOverlay(type: string): Promise<RenderOverlay> {
  const known = loading.get(type);
  if (known) return known;
  const row = OVERLAYS.find((candidate) => candidate.type === type);
  if (!row) throw new Error(`Nobody brings the overlay '${type}'`);
  const render = row.load();
  loading.set(type, render);
  return render;
}

interface RemoteOverlayPlaceProps {
  readonly overlay: OpenOverlay;
  readonly host: OverlayHost;
}

function RemoteOverlayPlace({ overlay, host }: RemoteOverlayPlaceProps) {
  const t = useT();
  // The overlay belongs to the place it was opened at.
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
      {status.phase === 'loading' && <PageSkeleton label={t('loading')} />}
      {status.phase === 'failed' && (
        <ErrorState
          title={t('page_failed')}
          text={t(`page_failed_${status.reason}`)}
          action={{
            label: t('try_again'),
            run() {
              host.reset(remote);
              setAttempt(attempt + 1);
            },
          }}
        />
      )}
      <div ref={place} />
    </>
  );
}

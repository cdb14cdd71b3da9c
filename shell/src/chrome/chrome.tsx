import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { QueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { DOCUMENT_IDS } from '@karavan/shared-api/contract/boot';
import { RemotePlatform, type ShellApi } from '@karavan/shared-api/remote';
import { isSignedInAtom } from '@karavan/shared-api/state';
import { lazily } from '@karavan/shared-ui/lazily';
import type { OverlayHost } from '../composition/overlay-host.ts';
import type { PageHost } from '../composition/page-host.ts';
import type { Navigation, Place } from '../navigation/navigation.ts';
import type { ShellServices } from '../shell-services.ts';
import { blockedAtom } from '../releases/blocked-atom.ts';
import { BottomNavigation } from './bottom-navigation.tsx';
import { GuestBar } from './guest-bar.tsx';
import { Header } from './header.tsx';
import { Layers } from './layers.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PageStatusView } from './page-status-view.tsx';
import { ShellPage } from './shell-page.tsx';

interface ChromeProps {
  readonly services: ShellServices;
  /** The shell API for the shell's own pages and overlays. */
  readonly shell: ShellApi;
  /** The query cache of those views. */
  readonly queries: QueryClient;
  readonly navigation: Navigation;
  readonly pageHost: PageHost;
  readonly overlayHost: OverlayHost;
  /** Remotes replaced by a developer's local build. */
  readonly overridden: readonly string[];
  /** What the visitor looks at before everybody. */
  readonly trial: string | null;
}

const Badges = lazily(
  async () => (await import(/* webpackChunkName: "badges" */ './badges.tsx')).Badges,
);

/** Everything around the page. It never depends on a remote. */
export function Chrome({
  services,
  shell,
  queries,
  navigation,
  pageHost,
  overlayHost,
  ...unusual
}: ChromeProps) {
  const place = useSyncExternalStore(navigation.subscribe, navigation.place);
  const status = useSyncExternalStore(pageHost.subscribe, pageHost.status);
  if (!place) return null;
  const { row } = place.match;
  return (
    <RemotePlatform shell={shell} queries={queries} location={place.location}>
      <Header place={place} services={services} />
      <OfflineNotice />
      {createPortal(
        row.owner === 'shell' ? (
          <ShellPage name={row.name} services={services} />
        ) : (
          <PageStatusView status={status} onRetry={pageHost.retry} />
        ),
        document.getElementById(DOCUMENT_IDS.page)!,
      )}
      <PlaceBar place={place} services={services} hasPage={navigation.hasPage} />
      <Unusual {...unusual} />
      <Layers services={services} host={overlayHost} />
    </RemotePlatform>
  );
}

/** What few pages have; its code comes with it. */
function Unusual(unusual: Pick<ChromeProps, 'overridden' | 'trial'>) {
  const isBlocked = useAtomValue(blockedAtom);
  if (!isBlocked && unusual.trial === null && unusual.overridden.length === 0) return null;
  return <Badges {...unusual} isBlocked={isBlocked} />;
}

interface PlaceBarProps extends Pick<Navigation, 'hasPage'> {
  readonly place: Place;
  readonly services: ShellServices;
}

/**
 * The navigation for signed-in people, the guest bar for everyone else. Pages without either get
 * the whole screen of a phone; on a wide screen the rail stays, so that switching chats does not
 * shift the layout.
 */
function PlaceBar({ place, services, hasPage }: PlaceBarProps) {
  const isSignedIn = useAtomValue(isSignedInAtom);
  const { nav, owner } = place.match.row;
  if (!nav && owner === 'shell') return null;
  if (!isSignedIn) return <GuestBar services={services} isRailOnly={!nav} />;
  return (
    <BottomNavigation pathname={place.location.pathname} hasPage={hasPage} isRailOnly={!nav} />
  );
}

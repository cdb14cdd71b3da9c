import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Provider as StoreProvider, useAtomValue } from 'jotai';
import { I18nextProvider } from 'react-i18next';
import { DOCUMENT_IDS } from '@karavan/shared-api/contract/boot';
import { UiTexts } from '@karavan/shared-api/remote';
import { Router } from '@karavan/shared-api/router';
import { isSignedInAtom } from '@karavan/shared-api/state';
import { UiTextProvider } from '@karavan/shared-ui/ui-text';
import type { OverlayHost } from '../composition/overlay-host.ts';
import type { PageHost } from '../composition/page-host.ts';
import type { Navigation, Place } from '../navigation/navigation.ts';
import type { ShellServices } from '../shell-services.ts';
import { BottomNavigation } from './bottom-navigation.tsx';
import { GuestBar } from './guest-bar.tsx';
import { Header } from './header.tsx';
import { Layers } from './layers.tsx';
import { OverrideBadge } from './override-badge.tsx';
import { PageStatusView } from './page-status-view.tsx';
import { ShellPage } from './shell-page.tsx';

interface ChromeProps {
  readonly services: ShellServices;
  readonly navigation: Navigation;
  readonly pageHost: PageHost;
  readonly overlayHost: OverlayHost;
  /** Remotes that a developer's own build stands in for. */
  readonly overridden: readonly string[];
}

/** Everything around the page. It never depends on a remote. */
export function Chrome({ services, navigation, pageHost, overlayHost, overridden }: ChromeProps) {
  const place = useSyncExternalStore(navigation.subscribe, navigation.place);
  const status = useSyncExternalStore(pageHost.subscribe, pageHost.status);
  if (!place) return null;
  const { row } = place.match;
  return (
    <StoreProvider store={services.store}>
      <I18nextProvider i18n={services.i18n}>
        <Router location={place.location} navigator={navigation.history}>
          <UiTexts provider={UiTextProvider}>
            <Header place={place} services={services} />
            {createPortal(
              row.owner === 'shell' ? (
                <ShellPage name={row.name} services={services} />
              ) : (
                <PageStatusView status={status} onRetry={pageHost.retry} />
              ),
              document.getElementById(DOCUMENT_IDS.page)!,
            )}
            <PlaceBar place={place} services={services} hasPage={navigation.hasPage} />
            {overridden.length > 0 && <OverrideBadge remotes={overridden} />}
            <Layers services={services} host={overlayHost} />
          </UiTexts>
        </Router>
      </I18nextProvider>
    </StoreProvider>
  );
}

interface PlaceBarProps extends Pick<Navigation, 'hasPage'> {
  readonly place: Place;
  readonly services: ShellServices;
}

/**
 * The navigation for a signed-in person, the guest bar for everybody else. Pages that want neither have
 * the whole of a phone; the rail of a wide screen stays, so that going from chat to chat moves nothing.
 */
function PlaceBar({ place, services, hasPage }: PlaceBarProps) {
  const isSignedIn = useAtomValue(isSignedInAtom);
  const { nav, owner } = place.match.row;
  if (!isSignedIn) return nav ? <GuestBar services={services} /> : null;
  if (!nav && owner === 'shell') return null;
  return (
    <BottomNavigation pathname={place.location.pathname} hasPage={hasPage} isRailOnly={!nav} />
  );
}

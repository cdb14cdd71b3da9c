import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Provider as StoreProvider } from 'jotai';
import { I18nextProvider } from 'react-i18next';
import { DOCUMENT_IDS } from '@karavan/shared-api/contract/boot';
import { Router } from '@karavan/shared-api/router';
import type { PageHost } from '../composition/page-host.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { ShellServices } from '../shell-services.ts';
import { BottomNavigation } from './bottom-navigation.tsx';
import { DialogLayer } from './dialog-layer.tsx';
import { Header } from './header.tsx';
import { OverrideBadge } from './override-badge.tsx';
import { PageStatusView } from './page-status-view.tsx';
import { ShellPage } from './shell-page.tsx';
import { ToastLayer } from './toast-layer.tsx';

interface ChromeProps {
  readonly services: ShellServices;
  readonly navigation: Navigation;
  readonly pageHost: PageHost;
  /** Remotes that a developer's own build stands in for. */
  readonly overridden: readonly string[];
}

/** Everything around the page. It never depends on a remote. */
export function Chrome({ services, navigation, pageHost, overridden }: ChromeProps) {
  const place = useSyncExternalStore(navigation.subscribe, navigation.place);
  const status = useSyncExternalStore(pageHost.subscribe, pageHost.status);
  if (!place) return null;
  const { row } = place.match;
  return (
    <StoreProvider store={services.store}>
      <I18nextProvider i18n={services.i18n}>
        <Router location={place.location} navigator={navigation.history}>
          <Header place={place} />
          {createPortal(
            row.owner === 'shell' ? (
              <ShellPage name={row.name} services={services} />
            ) : (
              <PageStatusView status={status} onRetry={pageHost.retry} />
            ),
            document.getElementById(DOCUMENT_IDS.page)!,
          )}
          {row.nav && <BottomNavigation pathname={place.location.pathname} />}
          {overridden.length > 0 && <OverrideBadge remotes={overridden} />}
          <DialogLayer />
          <ToastLayer toasts={services.toasts} />
        </Router>
      </I18nextProvider>
    </StoreProvider>
  );
}

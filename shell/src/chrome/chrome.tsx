import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { QueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { DOCUMENT_IDS } from '@karavan/shared-api/contract/boot';
import { RemotePlatform, type ShellApi } from '@karavan/shared-api/remote';
import { answerPresses } from '@karavan/shared-ui/server-screen';
import { lazily } from '@karavan/shared-ui/lazily';
import type { OverlayHost } from '../composition/overlay-host.ts';
import type { PageHost } from '../composition/page-host.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { ShellServices } from '../shell-services.ts';
import { blockedAtom } from '../releases/blocked-atom.ts';
import { AsServed, type Served } from './as-served.ts';
import { Bars } from './bars.tsx';
import { Layers } from './layers.tsx';
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
  /** What the markup shows that the server has sent. */
  readonly served: Served;
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
  served,
  ...unusual
}: ChromeProps) {
  // Links of the page may have led on before the markup around it is adopted.
  const place = useSyncExternalStore(navigation.subscribe, navigation.place, () => served.place);
  const status = useSyncExternalStore(pageHost.subscribe, pageHost.status, pageHost.status);
  // What React puts elsewhere in the document is not part of the markup that it adopts.
  const isAdopted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useEffect(() => answerPresses(document.getElementById(DOCUMENT_IDS.chrome)!), []);
  if (!place) return null;
  const { row } = place.match;
  return (
    <RemotePlatform shell={shell} queries={queries} location={place.location}>
      <AsServed value={served}>
        <Bars place={place} services={services} hasPage={navigation.hasPage} />
      </AsServed>
      {isAdopted &&
        createPortal(
          row.owner === 'shell' ? (
            <ShellPage name={row.name} services={services} />
          ) : (
            <PageStatusView status={status} onRetry={pageHost.retry} />
          ),
          document.getElementById(DOCUMENT_IDS.page)!,
        )}
      <Unusual {...unusual} />
      <Layers services={services} host={overlayHost} row={row} />
    </RemotePlatform>
  );
}

const never = () => () => undefined;

/** What few pages have; its code comes with it. */
function Unusual(unusual: Pick<ChromeProps, 'overridden' | 'trial'>) {
  const isBlocked = useAtomValue(blockedAtom);
  if (!isBlocked && unusual.trial === null && unusual.overridden.length === 0) return null;
  return <Badges {...unusual} isBlocked={isBlocked} />;
}

import { useAtomValue } from 'jotai';
import { isSignedInAtom } from '@karavan/shared-api/state';
import type { Navigation, Place } from '../navigation/navigation.ts';
import type { ShellServices } from '../shell-services.ts';
import { BottomNavigation } from './bottom-navigation.tsx';
import { GuestBar } from './guest-bar.tsx';
import { Header } from './header.tsx';
import { OfflineNotice } from './offline-notice.tsx';

interface BarsProps extends Pick<Navigation, 'hasPage'> {
  readonly place: Place;
  readonly services: ShellServices;
}

/** What stands around a page. For guests it is sent with the first screen (`prerender.tsx`). */
export function Bars(props: BarsProps) {
  return (
    <>
      <Header {...props} />
      <OfflineNotice />
      <PlaceBar {...props} />
    </>
  );
}

/**
 * The navigation for signed-in people, the guest bar for everyone else. Pages without either get
 * the whole screen of a phone; on a wide screen the rail stays, so that switching chats does not
 * shift the layout.
 */
function PlaceBar({ place, services, hasPage }: BarsProps) {
  const isSignedIn = useAtomValue(isSignedInAtom);
  const { nav, owner } = place.match.row;
  if (!isSignedIn) {
    const isSigningIn = !nav && owner === 'shell';
    return (
      <GuestBar
        services={services}
        hasPage={hasPage}
        isRailOnly={!nav}
        offersSignIn={!isSigningIn}
      />
    );
  }
  return (
    <BottomNavigation
      location={place.location}
      events={services.events}
      hasPage={hasPage}
      isRailOnly={!nav}
    />
  );
}

import { useCallback, useState, type ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { Bell, House, ShoppingBag, UserRound, Users } from 'lucide-react';
import styled from 'styled-components';
import type { ShellEvents } from '@karavan/shared-api/remote';
import type { Location } from '@karavan/shared-api/router';
import { cartCountAtom, notificationCountAtom, sessionAtom } from '@karavan/shared-api/state';
import { Avatar } from '@karavan/shared-ui/avatar';
import { scrollPageToTop } from '@karavan/shared-ui/scroll-page-to-top';
import { color, layer, media, size, space } from '@karavan/shared-ui/tokens';
import { Brand } from './brand.tsx';
import { rail } from './rail.ts';
import { RailItem } from './rail-item.tsx';
import { useT } from './translation.ts';
import { WidePart } from './wide-part.ts';

interface Destination {
  readonly to: string;
  readonly section: string;
  readonly label: string;
  /** 24 px. */
  readonly icon: ReactNode;
  readonly count?: number;
}

interface BottomNavigationProps {
  readonly location: Pick<Location, 'pathname' | 'search'>;
  readonly events: ShellEvents;
  /** Whether this deployment has a page at an address. */
  hasPage(pathname: string): boolean;
  /** The page has no bar at the bottom. */
  readonly isRailOnly: boolean;
}

/** Not drawn again when another of them is the current one. */
const ICONS = {
  home: <House />,
  subscriptions: <Users />,
  carts: <ShoppingBag />,
  notifications: <Bell />,
  profile: <UserRound />,
};

/** The main sections: a bar at the bottom, or a rail on the left from 768 px, with words beside its icons from 1024 px. */
export function BottomNavigation({
  location: { pathname, search },
  events,
  hasPage,
  isRailOnly,
}: BottomNavigationProps) {
  const t = useT();
  const showBeginning = useCallback(
    (path: string) => {
      scrollPageToTop();
      events.emit('page.pressed', { path });
    },
    [events],
  );
  const notifications = useAtomValue(notificationCountAtom);
  const cartItems = useAtomValue(cartCountAtom);
  const user = useAtomValue(sessionAtom)?.user;
  // Posts or organizations, as it was left.
  const [subscriptions, remember] = useState('/subscriptions/posts');
  if (pathname.startsWith('/subscriptions/') && pathname !== subscriptions) remember(pathname);
  const places: readonly Destination[] = [
    { to: '/home/posts', section: '/home', label: t('nav_home'), icon: ICONS.home },
    {
      to: subscriptions,
      section: '/subscriptions',
      label: t('nav_subscriptions'),
      icon: ICONS.subscriptions,
    },
    {
      to: '/carts',
      section: '/carts',
      label: t('nav_carts'),
      icon: ICONS.carts,
      count: cartItems,
    },
    {
      to: '/notifications',
      section: '/notifications',
      label: t('nav_notifications'),
      icon: ICONS.notifications,
      count: notifications,
    },
    {
      to: '/profile',
      section: '/profile',
      label: t('nav_profile'),
      icon: user ? <Avatar name={user.full_name} src={user.avatar} size={24} /> : ICONS.profile,
    },
  ];
  const destinations = places.filter(({ to }) => hasPage(to));
  return (
    <Bar aria-label={t('nav_label')} $isRailOnly={isRailOnly}>
      <Brand place="rail" />
      {destinations.map(({ to, section, ...place }) => (
        <RailItem
          key={section}
          {...place}
          to={to}
          isCurrent={pathname.startsWith(section)}
          onHere={to === pathname + search ? showBeginning : undefined}
        />
      ))}
      <WidePart part="rail" pathname={pathname} hasPage={hasPage} />
    </Bar>
  );
}

const Bar = styled.nav<{ readonly $isRailOnly: boolean }>`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.chrome};
  display: ${({ $isRailOnly }) => ($isRailOnly ? 'none' : 'flex')};
  container-type: inline-size;
  height: calc(${size.navigation} + env(safe-area-inset-bottom));
  padding-bottom: env(safe-area-inset-bottom);
  background: ${color.surface};
  border-top: 1px solid ${color.border};

  ${rail}

  ${media.roomy} {
    flex-direction: column;
    gap: ${space[1]};
    overflow-y: auto;
  }
`;

import type { ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { Bell, House, ShoppingBag, UserRound, Users } from 'lucide-react';
import styled from 'styled-components';
import { Link } from '@karavan/shared-api/router';
import { cartCountAtom, notificationCountAtom, sessionAtom } from '@karavan/shared-api/state';
import { Avatar } from '@karavan/shared-ui/avatar';
import {
  color,
  fontSize,
  layer,
  media,
  radius,
  size,
  space,
  weight,
} from '@karavan/shared-ui/tokens';
import { Brand } from './brand.tsx';
import { CountedIcon } from './counted-icon.tsx';
import { useT } from './translation.ts';

interface Destination {
  readonly to: string;
  readonly section: string;
  readonly label: string;
  /** 24 px. */
  readonly icon: ReactNode;
  readonly count?: number;
}

interface BottomNavigationProps {
  readonly pathname: string;
  /** Whether this deployment has a page at an address. */
  hasPage(pathname: string): boolean;
  /** The page has no bar at the bottom. */
  readonly isRailOnly: boolean;
}

/** The main sections: a bar at the bottom, or a rail on the left from 1024 px. */
export function BottomNavigation({ pathname, hasPage, isRailOnly }: BottomNavigationProps) {
  const t = useT();
  const notifications = useAtomValue(notificationCountAtom);
  const cartItems = useAtomValue(cartCountAtom);
  const user = useAtomValue(sessionAtom)?.user;
  const places: readonly Destination[] = [
    { to: '/home/posts', section: '/home', label: t('nav_home'), icon: <House /> },
    {
      to: '/subscriptions/posts',
      section: '/subscriptions',
      label: t('nav_subscriptions'),
      icon: <Users />,
    },
    {
      to: '/carts',
      section: '/carts',
      label: t('nav_carts'),
      icon: <ShoppingBag />,
      count: cartItems,
    },
    {
      to: '/notifications',
      section: '/notifications',
      label: t('nav_notifications'),
      icon: <Bell />,
      count: notifications,
    },
    {
      to: '/profile',
      section: '/profile',
      label: t('nav_profile'),
      icon: user ? <Avatar name={user.full_name} src={user.avatar} size={24} /> : <UserRound />,
    },
  ];
  const destinations = places.filter(({ to }) => hasPage(to));
  return (
    <Bar aria-label={t('nav_label')} $isRailOnly={isRailOnly}>
      <Name place="rail" />
      {destinations.map(({ to, section, label, icon, count = 0 }) => (
        <Item key={to} to={to} aria-current={pathname.startsWith(section) ? 'page' : undefined}>
          <CountedIcon icon={icon} count={count} />
          <Label>{label}</Label>
        </Item>
      ))}
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

  ${media.wide} {
    display: flex;
    flex-direction: column;
    inset: 0 auto 0 0;
    gap: ${space[1]};
    width: ${size.rail};
    height: auto;
    padding: 0 ${space[3]} ${space[4]};
    border-top: 0;
    border-right: 1px solid ${color.border};
  }
`;

/** Aligned with the icons below. */
const Name = styled(Brand)`
  padding: 0 ${space[3]};
`;

/** A longer word gets more of the width than a shorter one. */
const Item = styled(Link)`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  min-height: ${size.touch};
  min-width: 0;
  color: ${color.textMuted};
  font-size: ${fontSize.caption};
  font-weight: ${weight.medium};

  &[aria-current='page'] {
    color: ${color.accent};
  }

  ${media.wide} {
    flex: none;
    flex-direction: row;
    justify-content: flex-start;
    /* Leaves room for a count on the corner of the icon. */
    gap: ${space[5]};
    min-height: 52px;
    padding: 0 ${space[3]};
    border-radius: ${radius.medium};
    font-size: ${fontSize.body};

    &[aria-current='page'] {
      background: ${color.accentSoft};
      color: ${color.accentStrong};
    }
  }
`;

/** Where the words have no room beside each other, as at twice their size, the icons speak alone. */
const Label = styled.span`
  ${media.narrow} {
    @container (max-width: 18em) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

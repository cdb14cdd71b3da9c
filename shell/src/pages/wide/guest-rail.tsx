import {
  BadgePercent,
  House,
  MessageCircle,
  ReceiptText,
  Search,
  Sparkles,
  Store,
  TicketPercent,
  WalletCards,
} from 'lucide-react';
import styled from 'styled-components';
import { color, media, radius, space, type } from '@karavan/shared-ui/tokens';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { RailItem } from '../../chrome/rail-item.tsx';
import { useT as useChromeT } from '../../chrome/translation.ts';
import { useT } from '../translation.ts';
import type { RailEntriesProps } from './rail-entries.tsx';

/** The rail of somebody who has not signed in: the main pages, and what they would gain. */
export function GuestRail({ pathname, hasPage }: RailEntriesProps) {
  const t = useT();
  const chrome = useChromeT();
  const ui = useUiText();
  const places = [
    { to: '/home/posts', label: chrome('nav_home'), icon: <House /> },
    { to: '/home/search', label: t('search_page'), icon: <Search /> },
    { to: '/home/discounts', label: ui('home_discounts'), icon: <BadgePercent /> },
    { to: '/home/organizations', label: ui('home_organizations'), icon: <Store /> },
    { to: '/home/services', label: ui('home_services'), icon: <Sparkles /> },
    { to: '/home/promotions', label: ui('home_promotions'), icon: <TicketPercent /> },
  ].filter(({ to }) => hasPage(to));
  const gains = [
    { icon: <WalletCards size={20} />, words: t('gain_cards') },
    { icon: <ReceiptText size={20} />, words: t('gain_orders') },
    { icon: <MessageCircle size={20} />, words: t('gain_chats') },
  ];
  return (
    <>
      <Places aria-label={chrome('nav_label')}>
        {places.map((place) => (
          <RailItem key={place.to} {...place} isCurrent={pathname.startsWith(place.to)} />
        ))}
      </Places>
      {!SAYS_IT.test(pathname) && (
        <Gains>
          <p>{t('guest_gains')}</p>
          <ul>
            {gains.map(({ icon, words }) => (
              <li key={words}>
                <Icon aria-hidden>{icon}</Icon>
                {words}
              </li>
            ))}
          </ul>
        </Gains>
      )}
    </>
  );
}

/** Pages that say themselves what one gains. */
const SAYS_IT = /^\/(auth|forgot)\b/;

const Places = styled.nav`
  display: grid;
  gap: ${space[1]};
`;

const Gains = styled.div`
  display: none;
  margin-top: ${space[4]};
  padding: ${space[4]} ${space[3]} ${space[2]};
  border-radius: ${radius.large};
  background: ${color.accentSoft};

  ${media.wide} {
    display: block;
  }

  p {
    margin-bottom: ${space[1]};
    font: ${type.labelSmall};
  }

  li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-height: 40px;
  }
`;

const Icon = styled.span`
  display: grid;
  flex: none;
  color: ${color.accent};
`;

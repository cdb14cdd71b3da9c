import { useEffect } from 'react';
import { useAtomValue } from 'jotai';
import {
  ChartColumn,
  MessageCircle,
  QrCode,
  ReceiptText,
  ScanLine,
  ShieldCheck,
  Store,
  Truck,
} from 'lucide-react';
import styled from 'styled-components';
import { getMe } from '@karavan/shared-api/client/accounts';
import { useEndpoint } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { unreadChatCountAtom } from '@karavan/shared-api/state';
import { color, space } from '@karavan/shared-ui/tokens';
import { maySell, readsOrders } from '../profile/staff-roles.ts';
import { usePlatformCount } from '../profile/use-platform-count.ts';
import { RailItem } from '../../chrome/rail-item.tsx';
import { useT } from '../translation.ts';

export interface RailEntriesProps {
  readonly pathname: string;
  /** Whether this deployment has a page at an address. */
  hasPage(pathname: string): boolean;
}

/** What the rail has beyond the main sections: chats, orders, the work of staff, and codes: others' to scan, and one's own. */
export function RailEntries({ pathname, hasPage }: RailEntriesProps) {
  const t = useT();
  const unreadChats = useAtomValue(unreadChatCountAtom);
  const { events } = useShell();
  const { data: me, refetch } = useEndpoint(getMe, {});
  useEffect(() => events.on('organization.changed', () => void refetch()), [events, refetch]);
  const waiting = usePlatformCount(me);
  const own = [
    { to: '/messenger', label: t('link_messenger'), icon: <MessageCircle />, count: unreadChats },
    { to: '/receipts', label: t('link_receipts'), icon: <ReceiptText /> },
  ];
  const work = [
    me?.organizations.length && {
      to: '/organizations/my',
      label: t('link_organizations'),
      icon: <Store />,
      isCurrent: MANAGED.test(pathname),
    },
    me &&
      readsOrders(me) && { to: '/statistics', label: t('link_statistics'), icon: <ChartColumn /> },
    me && maySell(me) && { to: '/scan', label: t('link_scan'), icon: <ScanLine /> },
    me?.is_operator && {
      to: '/platform',
      label: t('link_platform'),
      icon: <ShieldCheck />,
      count: waiting,
    },
    me?.is_courier && { to: '/delivery', label: t('link_delivery'), icon: <Truck /> },
  ].filter((entry) => !!entry);
  const codes = [
    me && !maySell(me) && { to: '/scan', label: t('link_scan_code'), icon: <ScanLine /> },
    { to: '/profile/qr', label: t('link_qr'), icon: <QrCode /> },
  ].filter((entry) => !!entry);
  const groups = [own, work, codes]
    .map((entries) => entries.filter(({ to }) => hasPage(PAGES[to] ?? to)))
    .filter((entries) => entries.length > 0);
  return groups.map((entries) => (
    <Group key={entries[0]!.to}>
      {entries.map((entry) => (
        <RailItem
          key={entry.to}
          {...entry}
          to={PAGES[entry.to] ?? entry.to}
          isCurrent={
            ('isCurrent' in entry && entry.isCurrent === true) || isWithin(pathname, entry.to)
          }
        />
      ))}
    </Group>
  ));
}

/** Not a page whose address begins alike, as that of delivery addresses does. */
const isWithin = (pathname: string, section: string) => `${pathname}/`.startsWith(`${section}/`);

/** Pages of those who run an organization. */
const MANAGED = /^\/organizations\/\d+\/manage\b/;

/** Where a section begins that has no page of its own address. */
const PAGES: Readonly<Record<string, string>> = {
  '/statistics': '/statistics/orders',
  '/delivery': '/delivery/available',
};

const Group = styled.div`
  display: grid;
  gap: ${space[1]};
  padding-top: ${space[2]};
  border-top: 1px solid ${color.border};

  &:last-child:not(:first-child) {
    margin-top: auto;
  }
`;

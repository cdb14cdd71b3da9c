import {
  Bell,
  Bookmark,
  BriefcaseBusiness,
  ChartColumn,
  CircleHelp,
  EyeOff,
  FolderLock,
  Heart,
  IdCard,
  KeyRound,
  type LucideIcon,
  MapPin,
  MessageCircle,
  MessagesSquare,
  Mail,
  MonitorSmartphone,
  Printer,
  Phone,
  QrCode,
  ReceiptText,
  ScanLine,
  Share2,
  Smartphone,
  ShieldCheck,
  Store,
  Ticket,
  Truck,
  UserPen,
} from 'lucide-react';
import type { Me } from '@karavan/shared-api/contract/accounts';
import { maySell, readsOrders } from './staff-roles.ts';

/** Links on the profile page: the name of the text, and where it leads. */
const GROUPS = [
  {
    name: 'purchases',
    links: [
      { name: 'qr', to: '/profile/qr', Icon: QrCode },
      { name: 'receipts', to: '/receipts', Icon: ReceiptText },
      { name: 'tickets', to: '/tickets', Icon: Ticket },
      { name: 'scan_code', to: '/scan', Icon: ScanLine, isFor: sellsNothing },
      { name: 'addresses', to: '/delivery-addresses', Icon: MapPin },
    ],
  },
  {
    name: 'keepings',
    links: [
      { name: 'liked', to: '/liked', Icon: Heart },
      { name: 'saved', to: '/saved', Icon: Bookmark },
      { name: 'muted', to: '/muted', Icon: EyeOff },
      { name: 'comments', to: '/comments', Icon: MessagesSquare },
      { name: 'messenger', to: '/messenger', Icon: MessageCircle },
    ],
  },
  {
    name: 'work',
    links: [
      { name: 'organizations', to: '/organizations/my', Icon: Store, isFor: isStaff },
      { name: 'workplaces', to: '/profile/workplaces', Icon: BriefcaseBusiness },
      { name: 'create_organization', to: '/organizations/create', Icon: Store, isFor: isNoStaff },
      { name: 'scan', to: '/scan', Icon: ScanLine, isFor: maySell },
      { name: 'delivery', to: '/delivery/available', Icon: Truck, isFor: delivers },
      {
        name: 'statistics',
        to: '/statistics/orders',
        Icon: ChartColumn,
        isFor: readsOrders,
      },
      { name: 'printer', to: '/profile/printer-settings', Icon: Printer, isFor: isStaff },
      { name: 'platform', to: '/platform', Icon: ShieldCheck, isFor: operates },
    ],
  },
  {
    name: 'account',
    links: [
      { name: 'card', to: '/profile/business-card', Icon: IdCard },
      { name: 'edit', to: '/profile/edit', Icon: UserPen },
      { name: 'contacts', to: '/profile/edit-contacts', Icon: Phone },
      { name: 'socials', to: '/profile/edit-socials', Icon: Share2 },
      { name: 'number', to: '/profile/edit-auth/number', Icon: Smartphone },
      { name: 'email', to: '/profile/edit-auth/email', Icon: Mail },
      { name: 'password', to: '/profile/edit-password', Icon: KeyRound },
      { name: 'devices', to: '/profile/devices', Icon: MonitorSmartphone },
      { name: 'pushes', to: '/profile/notifications', Icon: Bell },
      { name: 'data', to: '/profile/data', Icon: FolderLock },
      { name: 'support', to: '/faq', Icon: CircleHelp },
    ],
  },
] as const satisfies readonly LinkGroup[];

interface LinkGroup {
  readonly name: string;
  readonly links: readonly ProfileLink[];
}

interface ProfileLink {
  readonly name: string;
  readonly to: `/${string}`;
  readonly Icon: LucideIcon;
  /** Who sees the link; everyone by default. */
  isFor?(me: Me): boolean;
}

/** The groups of links that a person sees; those for everyone until it is known who they are. */
export function linksFor(me: Me | null) {
  return GROUPS.map(({ name, links }) => ({
    name,
    links: links.filter((link) => !('isFor' in link) || (me !== null && link.isFor(me))),
  })).filter(({ links }) => links.length > 0);
}

function delivers(me: Me): boolean {
  return me.is_courier;
}

function operates(me: Me): boolean {
  return me.is_operator;
}

function isStaff({ organizations }: Me): boolean {
  return organizations.length > 0;
}

/** Whoever sells has the same page among their work. */
function sellsNothing(me: Me): boolean {
  return !maySell(me);
}

/** Whoever has no organization yet may open one; the others do so beside those that they have. */
function isNoStaff(me: Me): boolean {
  return !isStaff(me);
}

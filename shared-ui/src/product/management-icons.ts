import {
  ChartColumn,
  DoorClosed,
  Handshake,
  House,
  type LucideIcon,
  MessageCircle,
  ScanLine,
  ScrollText,
  ShieldCheck,
  ShoppingBag,
  SquarePen,
  UsersRound,
  Tag,
} from 'lucide-react';
import type { ManagementSection } from '@karavan/shared-api/contract/management-sections';

export const MANAGEMENT_ICONS: Readonly<Record<ManagementSection, LucideIcon>> = {
  today: House,
  orders: ShoppingBag,
  items: Tag,
  scan: ScanLine,
  messages: MessageCircle,
  partners: Handshake,
  followers: UsersRound,
  statistics: ChartColumn,
  edit: SquarePen,
  staff: UsersRound,
  audit: ScrollText,
  trust: ShieldCheck,
  life: DoorClosed,
};

import {
  Briefcase,
  Car,
  Heart,
  House,
  PartyPopper,
  Scissors,
  Tent,
  Utensils,
  Wrench,
  type LucideIcon,
} from 'lucide-react';

/** The drawings of the categories, by what the server calls them; one that is newer than this page has none. */
export const SERVICE_ICONS: Readonly<Record<string, LucideIcon>> = {
  scissors: Scissors,
  utensils: Utensils,
  house: House,
  wrench: Wrench,
  car: Car,
  party: PartyPopper,
  tent: Tent,
  heart: Heart,
  briefcase: Briefcase,
};

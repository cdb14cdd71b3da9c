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

/** The drawings of the categories, by what the server calls them. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
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

/** A service that is newer than this page has a usual one. */
export const iconOf = (name: string): LucideIcon => ICONS[name] ?? Briefcase;

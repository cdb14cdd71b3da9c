import { ALMATY } from './organizations/almaty.ts';
import { BISHKEK } from './organizations/bishkek.ts';
import type { OrganizationSeed } from './organizations/organization-seed.ts';
import { OSH } from './organizations/osh.ts';
import { SHOWCASE } from './organizations/showcase.ts';

/** In the order of their ids. */
export const ORGANIZATIONS: readonly OrganizationSeed[] = [
  ...SHOWCASE,
  ...BISHKEK,
  ...OSH,
  ...ALMATY,
];

import type { AssortmentName } from '../assortments.ts';

export interface OrganizationSeed {
  readonly title: string;
  /** On its mark: an icon of Lucide. */
  readonly sign: string;
  readonly type: number;
  readonly assortment: AssortmentName;
  readonly city: 'Бишкек' | 'Ош' | 'Алматы';
  readonly street: string;
  readonly verified: boolean;
  /** The name of its site, below a domain that nobody can own. */
  readonly site?: string;
  readonly ru: string;
  readonly en: string;
}

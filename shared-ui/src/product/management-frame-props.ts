import type { ReactNode } from 'react';
import type { ManagementSection } from '@karavan/shared-api/contract/management-sections';
import type { OrganizationMark } from './organization-mark.tsx';
import type { ProductLink } from './product-link.ts';

export interface ManagementEntry {
  readonly name: ManagementSection;
  /** The heading that it stands below, with those beside it that have the same one. */
  readonly group: string | null;
  readonly label: string;
  readonly to: string;
}

export interface ManagementFrameProps {
  readonly organization: Parameters<typeof OrganizationMark>[0]['organization'] & {
    readonly id: number;
  };
  /** Those that this person may open. */
  readonly sections: readonly ManagementEntry[];
  readonly current: ManagementSection;
  /** What waits in a section. */
  readonly counts?: Readonly<Partial<Record<ManagementSection, number>>>;
  readonly texts: {
    /** What the person is there. */
    readonly standing: string;
    /** Names the navigation. */
    readonly sections: string;
    /** Names the way to the person's other organizations. */
    readonly others: string;
    readonly publicPage: string;
  };
  /** Of the host's router. */
  readonly Link: ProductLink;
  /** The page's own heading; on a phone the header says it. */
  readonly title: string;
  /** Stand beside the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

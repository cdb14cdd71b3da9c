import type { ReactNode } from 'react';
import type { ManagementSection } from '@karavan/shared-api/contract/management-sections';
import { useManagement, withManagementTexts, type Workplace } from '@karavan/shared-api/management';
import { Link } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { ManagementFrame } from '@karavan/shared-ui/product/management-frame';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { useIsWide } from '@karavan/shared-ui/use-is-wide';

interface ManagedProps {
  readonly organizationId: number;
  readonly section: ManagementSection;
  /** Of the page; the section's name by default. */
  readonly title?: string | undefined;
  /** Where "back" leads from a page within a section. */
  readonly backTo?: string | undefined;
  readonly counts?: Readonly<Partial<Record<ManagementSection, number>>>;
  /** Stand beside the heading. */
  readonly actions?: ReactNode;
  readonly children: (workplace: Workplace) => ReactNode;
}

/** A page of an organization's management in its frame; others than its staff are told that it is not for them. */
export const Managed = withManagementTexts(InFrame, <PageSkeleton />);

function InFrame({ counts, actions, children, ...page }: ManagedProps) {
  const { me, frame, workplace, refusal } = useManagement({ ...page, isWide: useIsWide() });
  return (
    <AsyncView query={me} skeleton={<PageSkeleton />}>
      {() =>
        frame && workplace ? (
          <ManagementFrame {...frame} Link={Link} {...(counts && { counts })} actions={actions}>
            {children(workplace)}
          </ManagementFrame>
        ) : (
          <EmptyState scene="closed" {...refusal} />
        )
      }
    </AsyncView>
  );
}

import type { ReactNode } from 'react';
import type { ManagementSection } from '@karavan/shared-api/contract/management-sections';
import { useManagement, withManagementTexts } from '@karavan/shared-api/management';
import { Link } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { ManagementFrame } from '@karavan/shared-ui/product/management-frame';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { useIsWide } from '@karavan/shared-ui/use-is-wide';

interface ManagedProps {
  readonly organizationId: number;
  readonly section: ManagementSection;
  /** Of the page. */
  readonly title: string;
  /** Where "back" leads from a page within a section. */
  readonly backTo?: string;
  readonly children: ReactNode;
}

/** A page of an organization's management in its frame; others than its staff are told that it is not for them. */
export const Managed = withManagementTexts(InFrame, <PageSkeleton />);

function InFrame({ children, ...page }: ManagedProps) {
  const { me, frame, refusal } = useManagement({ ...page, isWide: useIsWide() });
  return (
    <AsyncView query={me} skeleton={<PageSkeleton />}>
      {() =>
        frame ? (
          <ManagementFrame {...frame} Link={Link}>
            {children}
          </ManagementFrame>
        ) : (
          <EmptyState scene="closed" {...refusal} />
        )
      }
    </AsyncView>
  );
}

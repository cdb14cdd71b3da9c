import { PageSkeleton } from '@karavan/shared-ui/skeleton';

export const pageSkeleton = <PageSkeleton />;

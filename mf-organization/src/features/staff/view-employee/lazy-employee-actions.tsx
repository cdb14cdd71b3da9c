import { lazily } from '@karavan/shared-ui/lazily';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';

/** Loads after the page: who it is comes first. */
export const EmployeeActions = lazily(
  async () =>
    (await import(/* webpackChunkName: "employee-actions" */ './employee-actions.tsx'))
      .EmployeeActions,
  <SkeletonRow />,
);

import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { PageSkeleton, SkeletonCard } from '@karavan/shared-ui/skeleton';
import { Managed } from '../../../shared/managed.tsx';
import { attendancePaths } from '../shared/attendance-paths.ts';
import { useT, withAttendanceTexts } from '../shared/translation.ts';

const Week = lazily(
  async () => (await import(/* webpackChunkName: "roster-week" */ './week-view.tsx')).Week,
  <SkeletonCard />,
  atOnce,
);

/** When the staff is to work in a week, beside what was really worked. */
export const PlanRoster = withAttendanceTexts(Plan, <PageSkeleton />);

function Plan({ organizationId: id }: { readonly organizationId: number }) {
  const t = useT();
  return (
    <Managed
      organizationId={id}
      section="attendance"
      title={t('roster')}
      backTo={attendancePaths(id).staff}
    >
      {() => <Week organizationId={id} />}
    </Managed>
  );
}

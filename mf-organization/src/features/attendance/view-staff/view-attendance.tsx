import { CalendarDays, QrCode } from 'lucide-react';
import { lazily } from '@karavan/shared-ui/lazily';
import { PageSkeleton, SkeletonCard } from '@karavan/shared-ui/skeleton';
import { SegmentedControl } from '@karavan/shared-ui/segmented-control';
import { useSearchParams } from '@karavan/shared-api/router';
import { LinkButton, PRIMARY, SECONDARY } from '../../../shared/link-button.ts';
import { Managed } from '../../../shared/managed.tsx';
import { attendancePaths } from '../shared/attendance-paths.ts';
import { useT, withAttendanceTexts } from '../shared/translation.ts';
import { EntryList } from './entry-list.tsx';

const MonthTotals = lazily(
  async () =>
    (await import(/* webpackChunkName: "attendance-month" */ './month-totals.tsx')).MonthTotals,
  <SkeletonCard />,
);

/** Who of the staff is there now, was there today, and how long in a month. */
export const ViewAttendance = withAttendanceTexts(View, <PageSkeleton />);

const VIEWS = ['now', 'today', 'month'] as const;

function View({ organizationId: id }: { readonly organizationId: number }) {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const view = VIEWS.find((one) => one === search.get('view')) ?? 'now';
  return (
    <Managed
      organizationId={id}
      section="attendance"
      actions={
        <>
          <LinkButton {...SECONDARY} to={attendancePaths(id).roster}>
            <CalendarDays size={18} aria-hidden />
            {t('roster')}
          </LinkButton>
          <LinkButton {...PRIMARY} to={attendancePaths(id).code}>
            <QrCode size={18} aria-hidden />
            {t('show_code')}
          </LinkButton>
        </>
      }
    >
      {({ time_zone }) => (
        <>
          <SegmentedControl
            label={t('view')}
            segments={VIEWS.map((value) => ({ value, label: t(`view_${value}`) }))}
            value={view}
            onChange={(value) => setSearch({ view: value }, { replace: true })}
          />
          {view === 'month' ? (
            <MonthTotals organizationId={id} />
          ) : (
            <EntryList key={view} organizationId={id} timeZone={time_zone} view={view} />
          )}
        </>
      )}
    </Managed>
  );
}

import { useState } from 'react';
import { Plus, SquarePen } from 'lucide-react';
import { getEmployeeAttendance } from '@karavan/shared-api/client/attendance';
import type {
  AttendanceCalendar,
  AttendanceInterval,
} from '@karavan/shared-api/contract/attendance';
import { useEndpoint } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { lazily } from '@karavan/shared-ui/lazily';
import { Panel } from '@karavan/shared-ui/product/panel';
import { PageSkeleton, SkeletonCard, SkeletonRow } from '@karavan/shared-ui/skeleton';
import { Managed } from '../../../shared/managed.tsx';
import { attendancePaths } from '../shared/attendance-paths.ts';
import { MonthBar } from '../shared/month-bar.tsx';
import { MonthDays } from '../shared/month-days.tsx';
import { useT, withAttendanceTexts } from '../shared/translation.ts';
import { useMonth } from '../shared/use-month.ts';

/** Both load with the first press. */
const CorrectionForm = lazily(
  async () =>
    (await import(/* webpackChunkName: "correct-attendance" */ './stay-forms.tsx')).CorrectionForm,
  <SkeletonRow />,
);
const AdditionForm = lazily(
  async () =>
    (await import(/* webpackChunkName: "correct-attendance" */ './stay-forms.tsx')).AdditionForm,
  <SkeletonRow />,
);

interface ViewMonthProps {
  readonly organizationId: number;
  readonly membershipId: number;
}

/** A month of one of the staff, which whoever looks after them may correct. */
export const ViewMonth = withAttendanceTexts(View, <PageSkeleton />);

function View({ organizationId: id, membershipId }: ViewMonthProps) {
  const t = useT();
  return (
    <Managed
      organizationId={id}
      section="attendance"
      title={t('person_month')}
      backTo={`${attendancePaths(id).staff}?view=month`}
    >
      {() => <Month organizationId={id} membershipId={membershipId} />}
    </Managed>
  );
}

function Month({ organizationId: id, membershipId: membership }: ViewMonthProps) {
  const [month, turn, now] = useMonth();
  const calendar = useEndpoint(
    getEmployeeAttendance,
    { params: { id, membership }, query: { month } },
    { keepPrevious: true },
  );
  return (
    <>
      <MonthBar month={month} latest={now} onChange={turn} />
      <AsyncView query={calendar} skeleton={<SkeletonCard />}>
        {(present) => <Loaded organizationId={id} calendar={present} />}
      </AsyncView>
    </>
  );
}

interface LoadedProps {
  readonly organizationId: number;
  readonly calendar: AttendanceCalendar;
}

function Loaded({ organizationId, calendar }: LoadedProps) {
  const t = useT();
  const [chosen, setChosen] = useState<AttendanceInterval['id'] | 'new' | null>(null);
  const close = () => setChosen(null);
  const { can_correct: canCorrect, person } = calendar;
  const form = { organizationId, calendar, onDone: close };
  return (
    <>
      <h2>{person.full_name}</h2>
      {canCorrect &&
        (chosen === 'new' ? (
          <Panel aria-label={t('add_title')}>
            <AdditionForm {...form} />
          </Panel>
        ) : (
          <Button
            kind="secondary"
            size="small"
            icon={<Plus size={18} aria-hidden />}
            onClick={() => setChosen('new')}
          >
            {t('add')}
          </Button>
        ))}
      <MonthDays
        calendar={calendar}
        actionOf={(stay) =>
          canCorrect &&
          (chosen === stay.id ? (
            <CorrectionForm {...form} stay={stay} />
          ) : (
            <Button
              kind="quiet"
              size="small"
              icon={<SquarePen size={18} aria-hidden />}
              onClick={() => setChosen(stay.id)}
            >
              {t('correct')}
            </Button>
          ))
        }
      />
    </>
  );
}

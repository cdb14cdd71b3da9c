import { getOwnAttendance } from '@karavan/shared-api/client/attendance';
import { useEndpoint } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { DownloadSheet } from '../shared/download-sheet.tsx';
import { MonthBar } from '../shared/month-bar.tsx';
import { MonthDays } from '../shared/month-days.tsx';
import { useMonth } from '../shared/use-month.ts';

/** A person's own months at one of their jobs, with the sheet. */
export function OwnMonth({ membershipId: id }: { readonly membershipId: number }) {
  const [month, turn, now] = useMonth();
  const calendar = useEndpoint(
    getOwnAttendance,
    { params: { id }, query: { month } },
    { keepPrevious: true },
  );
  return (
    <>
      <MonthBar month={month} latest={now} onChange={turn} />
      <AsyncView query={calendar} skeleton={<SkeletonCard />}>
        {(present) => <MonthDays calendar={present} />}
      </AsyncView>
      <DownloadSheet of={{ membershipId: id }} month={month} />
    </>
  );
}

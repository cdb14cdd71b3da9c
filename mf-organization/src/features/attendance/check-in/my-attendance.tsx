import { useMemo } from 'react';
import { getAttendanceStatus } from '@karavan/shared-api/client/attendance';
import { useEndpoint } from '@karavan/shared-api/query';
import { useHeader } from '@karavan/shared-api/remote';
import { useSearchParams } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Banner } from '@karavan/shared-ui/banner';
import { Column } from '@karavan/shared-ui/column';
import { lazily } from '@karavan/shared-ui/lazily';
import { PageSkeleton, SkeletonCard } from '@karavan/shared-ui/skeleton';
import { useT, withAttendanceTexts } from '../shared/translation.ts';
import { CheckPanel } from './check-panel.tsx';
import { readCode } from './read-code.ts';

/** Both load after the button. */
const OwnRoster = lazily(
  async () => (await import(/* webpackChunkName: "own-roster" */ './own-roster.tsx')).OwnRoster,
  <SkeletonCard />,
);
const OwnMonth = lazily(
  async () => (await import(/* webpackChunkName: "own-month" */ './own-month.tsx')).OwnMonth,
  <SkeletonCard />,
);

interface MyAttendanceProps {
  readonly membershipId: number;
}

/** Where a person checks in and out at one of their jobs, and sees their months there. */
export const MyAttendance = withAttendanceTexts(Attendance, <PageSkeleton />);

function Attendance({ membershipId: id }: MyAttendanceProps) {
  const t = useT();
  const [search] = useSearchParams();
  const status = useEndpoint(getAttendanceStatus, { params: { id } });
  const title = status.data?.organization.title ?? t('title');
  useHeader(useMemo(() => ({ title, backTo: '/profile/workplaces' }), [title]));
  return (
    <Column>
      <h1 className="visually-hidden">{t('title')}</h1>
      <AsyncView query={status} skeleton={<SkeletonCard />}>
        {(present) => (
          <>
            {present.forgotten_days.length > 0 && (
              <Banner tone="warning">
                {t('forgot', { count: present.forgotten_days.length })}
              </Banner>
            )}
            <CheckPanel status={present} code={readCode(search.get('code') ?? '')} />
          </>
        )}
      </AsyncView>
      <OwnRoster membershipId={id} />
      <OwnMonth membershipId={id} />
    </Column>
  );
}

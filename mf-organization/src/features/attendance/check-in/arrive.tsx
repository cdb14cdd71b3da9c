import { useEffect, useMemo } from 'react';
import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { listWorkplaces } from '@karavan/shared-api/client/employees';
import type { Workplace } from '@karavan/shared-api/contract/employees';
import { useEndpoint } from '@karavan/shared-api/query';
import { useHeader } from '@karavan/shared-api/remote';
import { Link, useNavigate, useSearchParams } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Column } from '@karavan/shared-ui/column';
import { PageSkeleton, SkeletonCard } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { OrganizationMark } from '@karavan/shared-ui/product/organization-mark';
import { raised } from '@karavan/shared-ui/product/raised';
import { color, media, space, type } from '@karavan/shared-ui/tokens';
import { useT, withAttendanceTexts } from '../shared/translation.ts';
import { organizationOfCode } from './read-code.ts';

/** Leads from the code of a screen to the job that it is about; without one, to the job that the person chooses. */
export const Arrive = withAttendanceTexts(Choose, <PageSkeleton />);

function Choose() {
  const t = useT();
  const [search] = useSearchParams();
  const code = search.get('code');
  const workplaces = useEndpoint(listWorkplaces, {});
  useHeader(useMemo(() => ({ title: t('title'), backTo: '/profile' }), [t]));
  return (
    <Column>
      <h1 className="visually-hidden">{t('title')}</h1>
      <AsyncView query={workplaces} skeleton={<SkeletonCard />}>
        {({ list }) => (
          <Jobs jobs={list.filter(({ status }) => status === 'working')} code={code} />
        )}
      </AsyncView>
    </Column>
  );
}

interface JobsProps {
  readonly jobs: readonly Workplace[];
  readonly code: string | null;
}

function Jobs({ jobs, code }: JobsProps) {
  const t = useT();
  const navigate = useNavigate();
  const named = code === null ? null : organizationOfCode(code);
  const meant =
    named === null ? jobs : jobs.filter(({ organization }) => organization.id === named);
  const query = code === null ? '' : `?${new URLSearchParams({ code }).toString()}`;
  const pathOf = ({ membership_id }: Workplace) => `/profile/workplaces/${membership_id}${query}`;
  const only = meant.length === 1 ? pathOf(meant[0]!) : null;
  useEffect(() => {
    if (only !== null) void navigate(only, { replace: true });
  }, [only, navigate]);
  if (meant.length === 0) {
    return (
      <EmptyState
        scene="closed"
        title={t('no_job')}
        text={t('no_job_text')}
        action={{ label: t('my_jobs'), run: () => void navigate('/profile/workplaces') }}
      />
    );
  }
  if (only !== null) return <SkeletonCard />;
  return (
    <List aria-label={t('my_jobs')}>
      {meant.map((job) => (
        <li key={job.membership_id}>
          <Way to={pathOf(job)}>
            <OrganizationMark organization={job.organization} size={44} />
            <b>{job.organization.title}</b>
            <ChevronRight size={20} aria-hidden />
          </Way>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
`;

const Way = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  font: ${type.title3};
  ${raised}

  b {
    flex: 1;
    font: inherit;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  ${media.hover} {
    &:hover {
      background: ${color.fill};
    }
  }
`;

import { useMemo } from 'react';
import styled from 'styled-components';
import { listWorkplaces } from '@karavan/shared-api/client/employees';
import { useEndpoint } from '@karavan/shared-api/query';
import { useHeader } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Column } from '@karavan/shared-ui/column';
import { PageSkeleton, SkeletonCard } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { space } from '@karavan/shared-ui/tokens';
import { useT, withStaffTexts } from '../shared/translation.ts';
import { WorkplaceCard } from './workplace-card.tsx';

/** Where the signed-in person works, with the way out, and what they are invited to. */
export const KeepWorkplaces = withStaffTexts(Workplaces, <PageSkeleton />);

function Workplaces() {
  const t = useT();
  const navigate = useNavigate();
  const workplaces = useEndpoint(listWorkplaces, {});
  useHeader(useMemo(() => ({ title: t('workplaces'), backTo: '/profile' }), [t]));
  return (
    <Column>
      <h1 className="visually-hidden">{t('workplaces')}</h1>
      <AsyncView query={workplaces} skeleton={<SkeletonCard />}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState
              scene="organizations"
              title={t('workplaces_empty')}
              text={t('workplaces_empty_text')}
              action={{ label: t('show_qr'), run: () => void navigate('/profile/qr') }}
            />
          ) : (
            <List>
              {list.map((workplace) => (
                <li key={workplace.membership_id}>
                  <WorkplaceCard workplace={workplace} />
                </li>
              ))}
            </List>
          )
        }
      </AsyncView>
    </Column>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
`;

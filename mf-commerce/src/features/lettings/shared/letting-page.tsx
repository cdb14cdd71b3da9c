import { useState, type ReactNode } from 'react';
import { getEditedRental } from '@karavan/shared-api/client/rental-terms';
import type { EditedRental } from '@karavan/shared-api/contract/rental-terms';
import { useEndpoint } from '@karavan/shared-api/query';
import { useNavigate } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { SegmentedControl } from '@karavan/shared-ui/segmented-control';
import styled from 'styled-components';
import { space } from '@karavan/shared-ui/tokens';
import { Managed } from '../../../shared/managed.tsx';
import { useT } from '../translation.ts';
import { calendarPath, rentalsPath, termsPath } from './letting-paths.ts';

interface LettingPageProps {
  readonly organizationId: number;
  readonly itemId: number;
  readonly view: 'calendar' | 'terms';
  /** @param round counts how often its reader took what somebody else has stored */
  readonly children: (rental: EditedRental, round: number, onTake: () => void) => ReactNode;
}

/** A page of one rental in the frame of the management, with the way to the other one. */
export function LettingPage({ organizationId, itemId, view, children }: LettingPageProps) {
  const t = useT();
  return (
    <Managed
      organizationId={organizationId}
      section="rentals"
      title={t(view)}
      backTo={rentalsPath(organizationId)}
    >
      {({ id }) => (
        <Loaded organizationId={id} itemId={itemId} view={view}>
          {children}
        </Loaded>
      )}
    </Managed>
  );
}

function Loaded({ organizationId, itemId, view, children }: LettingPageProps) {
  const t = useT();
  const navigate = useNavigate();
  const rental = useEndpoint(
    getEditedRental,
    { params: { id: organizationId, item: itemId } },
    // What an editor begins with is as it is now; it must not change under their fingers.
    { staleTime: 0 },
  );
  const [round, setRound] = useState(0);
  const take = () => void rental.refetch().then(() => setRound(round + 1));
  return (
    <AsyncView query={rental} skeleton={<PageSkeleton />}>
      {(stored) => (
        <Root>
          <Title>{stored.title}</Title>
          <SegmentedControl
            label={t('views')}
            segments={[
              { value: 'calendar', label: t('calendar') },
              { value: 'terms', label: t('terms') },
            ]}
            value={view}
            onChange={(next) => {
              const path = next === 'calendar' ? calendarPath : termsPath;
              void navigate(path(organizationId, itemId), { replace: true });
            }}
          />
          {children(stored, round, take)}
        </Root>
      )}
    </AsyncView>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 680px;
  padding-bottom: ${space[5]};
`;

const Title = styled.p`
  overflow-wrap: anywhere;
`;

import styled from 'styled-components';
import { Pencil } from 'lucide-react';
import { getEditedRental } from '@karavan/shared-api/client/rental-terms';
import { useEndpoint } from '@karavan/shared-api/query';
import { useNavigate } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { space, type } from '@karavan/shared-ui/tokens';
import { Managed } from '../../../shared/managed.tsx';
import { OfferMenu } from '../../../shared/offer-menu/lazy-offer-menu.ts';
import { editRentalPath, rentalsPath } from '../../../shared/rentals-paths.ts';
import { useT, withLettingTexts } from '../translation.ts';

/** Loads after the frame of its page. */
const Plan = lazily(
  async () => (await import(/* webpackChunkName: "rental-plan" */ './plan.tsx')).Plan,
  <PageSkeleton />,
  atOnce,
);

interface PlanRentalProps {
  readonly organizationId: number;
  readonly itemId: number;
}

/** The calendar of a rental: what is free on each day, its bookings, and days that are let to nobody. */
export const PlanRental = withLettingTexts(InFrame, <PageSkeleton />);

function InFrame({ organizationId, itemId }: PlanRentalProps) {
  const t = useT();
  return (
    <Managed
      organizationId={organizationId}
      section="rentals"
      title={t('calendar')}
      backTo={rentalsPath(organizationId)}
    >
      {({ id }) => <Loaded organizationId={id} itemId={itemId} />}
    </Managed>
  );
}

function Loaded({ organizationId, itemId }: PlanRentalProps) {
  const t = useT();
  const navigate = useNavigate();
  const rental = useEndpoint(getEditedRental, { params: { id: organizationId, item: itemId } });
  return (
    <AsyncView query={rental} skeleton={<PageSkeleton />}>
      {(stored) => (
        <Root>
          <Head>
            <Title>{stored.title}</Title>
            <Button
              kind="secondary"
              icon={<Pencil size={18} />}
              onClick={() => void navigate(editRentalPath(organizationId, itemId))}
            >
              {t('edit')}
            </Button>
            <OfferMenu kind="rental" organizationId={organizationId} itemId={itemId} />
          </Head>
          <Plan organizationId={organizationId} rental={stored} />
        </Root>
      )}
    </AsyncView>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-bottom: ${space[5]};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`;

const Title = styled.p`
  flex: 1;
  min-width: 0;
  font: ${type.title3};
  overflow-wrap: anywhere;
`;

import { useState } from 'react';
import styled from 'styled-components';
import { listPartnerships } from '@karavan/shared-api/client/partners';
import { useEndlessList } from '@karavan/shared-api/query';
import { useLocation } from '@karavan/shared-api/router';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { SegmentedControl } from '@karavan/shared-ui/segmented-control';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { space } from '@karavan/shared-ui/tokens';
import { Managed } from '../../../shared/managed.tsx';
import { FindPartner } from './find-partner.tsx';
import { OverList } from './lazy-over-list.tsx';
import { PartnerCard } from './partner-card.tsx';
import { RequestCard } from './request-card.tsx';
import { useT, withPartnersTexts } from './translation.ts';

interface ManagePartnersProps {
  readonly organizationId: number;
}

/** Whom an organization works with, who asks to, and the way to ask others. */
export const ManagePartners = withPartnersTexts(
  ({ organizationId }: ManagePartnersProps) => (
    <Managed organizationId={organizationId} section="partners">
      {() => <Partners organizationId={organizationId} />}
    </Managed>
  ),
  <PageSkeleton />,
);

type Status = 'accepted' | 'requested' | 'over';

function Partners({ organizationId }: ManagePartnersProps) {
  const t = useT();
  const { key } = useLocation();
  const [status, setStatus] = useState<Status>('accepted');
  const listOf = (wanted: Status) => ({
    params: { id: organizationId },
    query: { status: wanted },
  });
  const partners = useEndlessList(listPartnerships, listOf('accepted'));
  const requests = useEndlessList(listPartnerships, listOf('requested'));
  return (
    <Root>
      <FindPartner organizationId={organizationId} />
      <SegmentedControl
        label={t('show')}
        segments={[
          { value: 'accepted', label: t('partners') },
          { value: 'requested', label: t('requests', { count: requests.totalCount }) },
          { value: 'over', label: t('over') },
        ]}
        value={status}
        onChange={setStatus}
      />
      {status === 'over' && <OverList organizationId={organizationId} />}
      {status === 'accepted' && (
        <EndlessView
          list={partners}
          keyOf={({ id }) => id}
          gap={12}
          label={t('partners')}
          positionKey={`${key}accepted`}
          empty={<EmptyState scene="organizations" title={t('empty')} text={t('empty_text')} />}
        >
          {(partnership) => (
            <PartnerCard organizationId={organizationId} partnership={partnership} />
          )}
        </EndlessView>
      )}
      {status === 'requested' && (
        <EndlessView
          list={requests}
          keyOf={({ id }) => id}
          gap={12}
          label={t('requests_list')}
          positionKey={`${key}requested`}
          empty={<EmptyState scene="done" title={t('no_requests')} text={t('no_requests_text')} />}
        >
          {(partnership) => (
            <RequestCard organizationId={organizationId} partnership={partnership} />
          )}
        </EndlessView>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 680px;
`;

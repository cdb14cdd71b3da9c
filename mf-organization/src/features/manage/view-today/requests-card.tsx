import { Check, ChevronRight, X } from 'lucide-react';
import styled from 'styled-components';
import { updatePartnership } from '@karavan/shared-api/client/partners';
import { managementPath } from '@karavan/shared-api/contract/management-sections';
import type { OrganizationOverview } from '@karavan/shared-api/contract/overview';
import { request, useWrite } from '@karavan/shared-api/query';
import { Link } from '@karavan/shared-api/router';
import { CountBadge } from '@karavan/shared-ui/count-badge';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { Detail, OrganizationLine } from '@karavan/shared-ui/product/organization-line';
import { color, size, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../shared/translation.ts';
import { overviewKey } from './overview-query.ts';
import { TodayCard, TodayRows } from './today-card.tsx';

type Requests = NonNullable<OrganizationOverview['requests']>;

interface RequestsCardProps {
  readonly organizationId: number;
  readonly requests: Requests;
}

/** Who asks to become a partner, answered on the spot, and how many ask to follow. */
export function RequestsCard({
  organizationId,
  requests: { count, followers, list },
}: RequestsCardProps) {
  const t = useT();
  return (
    <TodayCard
      title={t('requests', { number: count + followers })}
      more={
        count > 0
          ? { label: t('all'), to: `${managementPath(organizationId)}/partners` }
          : undefined
      }
    >
      <TodayRows>
        {list.map((asked) => (
          <li key={asked.id}>
            <RequestRow organizationId={organizationId} asked={asked} />
          </li>
        ))}
        {followers > 0 && (
          <li>
            <FollowersLink to={`${managementPath(organizationId)}/followers?status=requested`}>
              <span>{t('want_to_follow')}</span>
              <CountBadge count={followers} />
              <ChevronRight size={18} aria-hidden />
            </FollowersLink>
          </li>
        )}
      </TodayRows>
    </TodayCard>
  );
}

interface RequestRowProps {
  readonly organizationId: number;
  readonly asked: Requests['list'][number];
}

function RequestRow({ organizationId, asked: { id, partner } }: RequestRowProps) {
  const t = useT();
  const params = { id: organizationId, partnership: id };
  const answer = useWrite(
    (isWanted: boolean) =>
      request(updatePartnership, {
        params,
        body: { status: isWanted ? 'accepted' : 'declined' },
      }),
    {
      done: (_partnership, isWanted) =>
        t(isWanted ? 'request_accepted' : 'request_declined', { title: partner.title }),
      onSuccess: (_partnership, _isWanted, queries) =>
        void queries.invalidateQueries({ queryKey: overviewKey(organizationId) }),
    },
  );
  return (
    <Row>
      <Link to={`/organizations/${partner.id}`}>
        <OrganizationLine organization={partner} size={44}>
          <Detail>{t('wants_partnership')}</Detail>
        </OrganizationLine>
      </Link>
      <IconButton
        label={t('decline', { title: partner.title })}
        icon={<X size={20} />}
        disabled={answer.isPending}
        onClick={() => void answer.send(false)}
      />
      <IconButton
        label={t('accept', { title: partner.title })}
        icon={<Check size={20} />}
        disabled={answer.isPending}
        onClick={() => void answer.send(true)}
      />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[2]} 0;

  > a {
    flex: 1;
    min-width: 0;
  }
`;

const FollowersLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${size.touch};
  font: ${type.label};

  > span:first-child {
    flex: 1;
    min-width: 0;
  }

  > svg {
    flex: none;
    color: ${color.textMuted};
  }
`;

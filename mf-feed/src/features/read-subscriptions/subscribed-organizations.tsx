import { useLocation, useNavigate } from '@karavan/shared-api/router';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { CARDS, useColumns } from '@karavan/shared-ui/grid-columns';
import { EmptyState } from '@karavan/shared-ui/states';
import { OrganizationRow } from './organization-row.tsx';
import { SubscriptionsFrame } from './subscriptions-frame.tsx';
import { useSubscriptionsT } from './translation.ts';
import { useSubscriptions } from './use-subscriptions.ts';

/** The organizations that the person follows. */
export function SubscribedOrganizations() {
  return (
    <SubscriptionsFrame>
      <Organizations />
    </SubscriptionsFrame>
  );
}

function Organizations() {
  const t = useSubscriptionsT();
  const navigate = useNavigate();
  const { key } = useLocation();
  const organizations = useSubscriptions();
  const columns = useColumns(CARDS);
  return (
    <EndlessView
      list={organizations}
      label={t('organizations')}
      keyOf={({ id }) => id}
      columns={CARDS}
      gap={columns > 1 ? 12 : 0}
      positionKey={key}
      empty={
        <EmptyState
          scene="organizations"
          title={t('organizations_empty')}
          text={t('follow_hint')}
          action={{ label: t('to_feed'), run: () => void navigate('/home/posts') }}
        />
      }
    >
      {(organization) => <OrganizationRow organization={organization} />}
    </EndlessView>
  );
}

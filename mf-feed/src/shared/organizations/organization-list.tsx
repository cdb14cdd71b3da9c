import type { ReactNode } from 'react';
import { useLocation } from '@karavan/shared-api/router';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { CARDS, useColumns } from '@karavan/shared-ui/grid-columns';
import { PullToRefresh } from '@karavan/shared-ui/pull-to-refresh';
import { useT } from '../translation.ts';
import { OrganizationCard } from './organization-card.tsx';
import { NoneFound } from './none-found.tsx';
import type { OrganizationFilterControls } from './organization-filter.ts';
import { useOrganizations } from './organizations-query.ts';

interface OrganizationListProps {
  readonly label: string;
  readonly controls: OrganizationFilterControls;
  readonly service?: number;
  /** Shown when none is found; a usual word about it by default. */
  readonly empty?: ReactNode;
}

/** The endless list of organizations that a filter finds. */
export function OrganizationList({ label, controls, service, empty }: OrganizationListProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const organizations = useOrganizations(controls.filter, service);
  const columns = useColumns(CARDS);
  return (
    <>
      <PullToRefresh onRefresh={organizations.refresh} />
      <EndlessView
        list={organizations}
        label={label}
        keyOf={({ id }) => id}
        columns={CARDS}
        gap={columns > 1 ? 12 : 0}
        positionKey={pathname + search}
        failure={{ title: t('organizations_failed') }}
        empty={empty ?? <NoneFound controls={controls} />}
      >
        {(organization) => <OrganizationCard organization={organization} />}
      </EndlessView>
    </>
  );
}

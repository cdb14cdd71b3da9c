import {
  listMutedOrganizations,
  muteOrganization,
  unmuteOrganization,
} from '@karavan/shared-api/client/muting';
import type { MutedOrganization } from '@karavan/shared-api/contract/muting';
import { removeFromLists, request, useEndlessList } from '@karavan/shared-api/query';
import { useLocation } from '@karavan/shared-api/router';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { COLUMN_OF_CARDS } from '@karavan/shared-ui/grid-columns';
import { Detail, OrganizationLine } from '@karavan/shared-ui/product/organization-line';
import { EmptyState } from '@karavan/shared-ui/states';
import { useReviewT } from './translation.ts';
import { MutedRow } from './muted-row.tsx';
import { useShowAgain } from './use-show-again.ts';

/** The organizations whose posts the feed leaves out. */
export function MutedOrganizations() {
  const t = useReviewT();
  const { key } = useLocation();
  const organizations = useEndlessList(listMutedOrganizations, {});
  return (
    <EndlessView
      list={organizations}
      label={t('organizations')}
      keyOf={({ id }) => id}
      columns={COLUMN_OF_CARDS}
      gap={0}
      positionKey={key}
      empty={
        <EmptyState
          scene="organizations"
          title={t('organizations_empty')}
          text={t('organizations_empty_text')}
        />
      }
    >
      {(muted) => <Row muted={muted} />}
    </EndlessView>
  );
}

function Row({ muted: { id, organization } }: { readonly muted: MutedOrganization }) {
  const input = { params: { id } };
  const showAgain = useShowAgain({
    organizationId: id,
    remove: (queries) => removeFromLists(queries, [listMutedOrganizations], id),
    mute: () => request(muteOrganization, input),
    unmute: () => request(unmuteOrganization, input),
  });
  return (
    <MutedRow to={`/organizations/${id}`} name={organization.title} showAgain={showAgain}>
      <OrganizationLine organization={organization} size={48}>
        <Detail>{organization.type}</Detail>
      </OrganizationLine>
    </MutedRow>
  );
}

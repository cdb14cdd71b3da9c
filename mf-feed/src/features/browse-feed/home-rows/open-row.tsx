import { listOrganizations } from '@karavan/shared-api/client/organizations';
import { useEndpoint } from '@karavan/shared-api/query';
import { OrganizationCard } from '../../../shared/organizations/organization-card.tsx';
import { ASIDE_LIMIT, ROW_LIMIT, RowFrame, type RowProps } from './row-frame.tsx';
import { useRowT } from './translation.ts';

/** Organizations that are open now, in the place of the feed. */
export function OpenRow({ place: { country, city }, isAside, onEmpty }: RowProps) {
  const t = useRowT();
  const where = { ...(country && { country }), ...(city && { city }) };
  const open = useEndpoint(listOrganizations, {
    query: {
      ...where,
      open_now: 'true',
      unmuted: 'true',
      limit: isAside ? ASIDE_LIMIT : ROW_LIMIT,
    },
  });
  return (
    <RowFrame
      title={t('open')}
      to={`/home/organizations?${new URLSearchParams({ ...where, open_now: 'true' })}`}
      width={300}
      isAside={isAside}
      items={open.data?.list}
      isFailed={open.isError}
      retry={() => void open.refetch()}
      onEmpty={onEmpty}
    >
      {(organization) => <OrganizationCard organization={organization} />}
    </RowFrame>
  );
}

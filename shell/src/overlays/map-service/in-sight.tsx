import { useMemo } from 'react';
import styled from 'styled-components';
import { listOrganizations } from '@karavan/shared-api/client/organizations';
import { listServiceOrganizations } from '@karavan/shared-api/client/services';
import type { ListedOrganization } from '@karavan/shared-api/contract/organizations';
import { useEndlessList, type EndlessList } from '@karavan/shared-api/query';
import { Loading, SkeletonRow } from '@karavan/shared-ui/skeleton';
import { LoadFailure } from '@karavan/shared-ui/states';
import { MoreButton } from '@karavan/shared-ui/more-button';
import { Detail, OrganizationLine } from '@karavan/shared-ui/product/organization-line';
import { color, media, radius, space } from '@karavan/shared-ui/tokens';
import type { Sight } from '../map/draw-map.ts';
import { useT } from '../translation.ts';
import { boxOf } from './box-of.ts';

interface InSightProps {
  /** Undefined until the map can be seen; then all there are. */
  readonly sight: Sight | undefined;
  /** 0 for all. */
  readonly service: number;
  onChoose(organizationId: number): void;
}

/** The organizations that the map shows, for those who would rather read, or do not see it. */
export function InSight({ sight, service, onChoose }: InSightProps) {
  const query = useMemo(() => ({ ...boxOf(sight), unmuted: 'true' as const }), [sight]);
  const all = useEndlessList(listOrganizations, { query }, { enabled: service === 0 });
  const offering = useEndlessList(
    listServiceOrganizations,
    { params: { id: Math.max(1, service) }, query },
    { enabled: service > 0 },
  );
  return <Shown list={service > 0 ? offering : all} onChoose={onChoose} />;
}

interface ShownProps {
  readonly list: EndlessList<ListedOrganization>;
  onChoose(organizationId: number): void;
}

function Shown({ list, onChoose }: ShownProps) {
  const t = useT();
  if (list.status === 'error') return <LoadFailure error={list.error} retry={list.retry} />;
  if (list.status === 'loading') {
    return (
      <Loading>
        <SkeletonRow />
        <SkeletonRow />
      </Loading>
    );
  }
  if (list.items.length === 0) return <p role="status">{t('service_map_empty')}</p>;
  return (
    <>
      <ul aria-label={t('service_map_title')}>
        {list.items.map((organization) => (
          <li key={organization.id}>
            <Row type="button" onClick={() => onChoose(organization.id)}>
              <OrganizationLine organization={organization} size={44}>
                <Detail>
                  {organization.type} · {organization.address}
                </Detail>
              </OrganizationLine>
            </Row>
          </li>
        ))}
      </ul>
      <MoreButton list={list} />
    </>
  );
}

const Row = styled.button`
  display: block;
  width: 100%;
  padding: ${space[2]};
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  ${media.hover} {
    &:hover {
      background: ${color.fill};
    }
  }
`;

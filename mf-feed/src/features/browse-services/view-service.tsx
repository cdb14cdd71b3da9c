import { useMemo } from 'react';
import styled from 'styled-components';
import { getService } from '@karavan/shared-api/client/services';
import { useEndpoint } from '@karavan/shared-api/query';
import { useHeader } from '@karavan/shared-api/remote';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { formatCount } from '@karavan/shared-ui/format-count';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { HomeBody, HomePage } from '../../shared/home-page.ts';
import { useOrganizationFilter } from '../../shared/organizations/organization-filter.ts';
import { OrganizationFilters } from '../../shared/organizations/organization-filters.tsx';
import { OrganizationList } from '../../shared/organizations/organization-list.tsx';
import { useT } from '../../shared/translation.ts';

/** One service and the organizations that offer it. */
export function ViewService({ id }: { readonly id: number }) {
  const t = useT();
  const service = useEndpoint(getService, { params: { id } });
  const controls = useOrganizationFilter();
  const title = service.data?.title ?? t('services');
  useHeader(useMemo(() => ({ title }), [title]));
  return (
    <HomePage>
      <AsyncView query={service} skeleton={<PageSkeleton />}>
        {({ category, organization_count: count }) => (
          <>
            <Heading>
              <h1 data-title>{title}</h1>
              <p>
                {category.title} · {t('offered_by', { count, shown: formatCount(count) })}
              </p>
            </Heading>
            <OrganizationFilters controls={controls} service={id} />
            <HomeBody>
              <OrganizationList label={title} controls={controls} service={id} />
            </HomeBody>
          </>
        )}
      </AsyncView>
    </HomePage>
  );
}

const Heading = styled.div`
  padding: ${space[4]} ${space[4]} 0;

  h1 {
    font: ${type.title1};
    overflow-wrap: anywhere;
  }

  p {
    color: ${color.textMuted};
    font: ${type.second};
  }
`;

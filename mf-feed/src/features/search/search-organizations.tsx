import { EmptyState } from '@karavan/shared-ui/states';
import { HomeBody } from '../../shared/home-page.ts';
import { useOrganizationFilter } from '../../shared/organizations/organization-filter.ts';
import { OrganizationFilters } from '../../shared/organizations/organization-filters.tsx';
import { OrganizationList } from '../../shared/organizations/organization-list.tsx';
import { useT } from '../../shared/translation.ts';

/** What narrows the organizations that a search finds. */
const NARROWING = ['country', 'city', 'type', 'open_now', 'verified', 'near', 'within'] as const;

/** All organizations that a search finds by their titles, narrowed by place, type and hours. */
export function SearchOrganizations() {
  const t = useT();
  const controls = useOrganizationFilter();
  const { filter, change } = controls;
  const isNarrowed = NARROWING.some((name) => filter[name]);
  return (
    <>
      <OrganizationFilters controls={controls} withTypes withTitle={false} />
      <HomeBody>
        <OrganizationList
          label={t('organizations')}
          controls={controls}
          empty={
            <EmptyState
              scene="search"
              title={t('not_found_for', { text: filter.search ?? '' })}
              text={t(isNarrowed ? 'not_found_filtered' : 'not_found_advice')}
              {...(isNarrowed && {
                action: {
                  label: t('remove_filters'),
                  run: () => change(Object.fromEntries(NARROWING.map((name) => [name, null]))),
                },
              })}
            />
          }
        />
      </HomeBody>
    </>
  );
}

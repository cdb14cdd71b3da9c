import { HomeBar } from '../../shared/home-bar.tsx';
import { HomeBody, HomePage } from '../../shared/home-page.ts';
import { useOrganizationFilter } from '../../shared/organizations/organization-filter.ts';
import { OrganizationFilters } from '../../shared/organizations/organization-filters.tsx';
import { OrganizationList } from '../../shared/organizations/organization-list.tsx';
import { useT } from '../../shared/translation.ts';

/** All organizations, which can be narrowed by place, type and hours. */
export function BrowseOrganizations() {
  const t = useT();
  const controls = useOrganizationFilter();
  return (
    <HomePage>
      <h1 className="visually-hidden">{t('organizations')}</h1>
      <HomeBar current="organizations">
        <OrganizationFilters controls={controls} withTypes />
      </HomeBar>
      <HomeBody>
        <OrganizationList label={t('organizations')} controls={controls} />
      </HomeBody>
    </HomePage>
  );
}

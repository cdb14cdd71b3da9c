import { listPartnerCategories } from '@karavan/shared-api/client/partners';
import { useEndpoint } from '@karavan/shared-api/query';
import { useLocation } from '@karavan/shared-api/router';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { formatCount } from '@karavan/shared-ui/format-count';
import { CARDS, useColumns } from '@karavan/shared-ui/grid-columns';
import { FilterBar } from '../../shared/filter-bar.ts';
import { HomeBar } from '../../shared/home-bar.tsx';
import { HomeBody, HomePage } from '../../shared/home-page.ts';
import { NoneFound } from '../../shared/organizations/none-found.tsx';
import { useOrganizationFilter } from '../../shared/organizations/organization-filter.ts';
import { TitleField } from '../../shared/organizations/title-field.tsx';
import { useT } from '../../shared/translation.ts';
import { PartnerRow } from './partner-row.tsx';
import { usePartners } from './partners-query.ts';

/** Organizations that work with others, each leading to what its partners offer. */
export function BrowsePartners() {
  const t = useT();
  const { pathname, search } = useLocation();
  const controls = useOrganizationFilter();
  const { filter, change } = controls;
  const categories = useEndpoint(listPartnerCategories, {}).data?.list ?? [];
  const columns = useColumns(CARDS);
  return (
    <HomePage>
      <h1 className="visually-hidden">{t('partners')}</h1>
      <HomeBar current="partners">
        <FilterBar>
          <TitleField
            label={t('title_part')}
            value={filter.search ?? ''}
            onChange={(wanted) => change({ search: wanted })}
          />
          <ChipRow label={t('type')}>
            {categories.map(({ id, title }) => (
              <Chip
                key={id}
                pressed={filter.type === String(id)}
                onClick={() => change({ type: filter.type === String(id) ? null : String(id) })}
              >
                {title}
              </Chip>
            ))}
          </ChipRow>
        </FilterBar>
      </HomeBar>
      <HomeBody>
        <EndlessView
          list={usePartners(filter)}
          label={t('partners')}
          keyOf={({ id }) => id}
          columns={CARDS}
          gap={columns > 1 ? 12 : 0}
          positionKey={pathname + search}
          failure={{ title: t('organizations_failed') }}
          empty={<NoneFound controls={controls} />}
        >
          {(organization) => (
            <PartnerRow
              to={`/home/partners/${organization.id}`}
              organization={organization}
              details={[
                `${organization.type} · ${organization.city}`,
                t('partner_count', {
                  count: organization.partner_count,
                  shown: formatCount(organization.partner_count),
                }),
              ]}
            />
          )}
        </EndlessView>
      </HomeBody>
    </HomePage>
  );
}

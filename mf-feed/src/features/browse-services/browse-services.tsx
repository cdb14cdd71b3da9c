import styled from 'styled-components';
import { listServices } from '@karavan/shared-api/client/services';
import type { ServiceCategory } from '@karavan/shared-api/contract/services';
import { useEndpoint } from '@karavan/shared-api/query';
import { Link } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { formatCount } from '@karavan/shared-ui/format-count';
import { Panel } from '@karavan/shared-ui/product/panel';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { color, media, radius, size, space, type } from '@karavan/shared-ui/tokens';
import { HomeBar } from '../../shared/home-bar.tsx';
import { HomePage } from '../../shared/home-page.ts';
import { useT } from '../../shared/translation.ts';
import { SERVICE_ICONS } from './service-icons.ts';

/** All services by category, each leading to those who offer it. */
export function BrowseServices() {
  const t = useT();
  const services = useEndpoint(listServices, {});
  return (
    <HomePage>
      <h1 className="visually-hidden">{t('services')}</h1>
      <HomeBar current="services" />
      <AsyncView query={services} skeleton={<PageSkeleton />}>
        {({ list }) => (
          <Categories>
            {list.map((category) => (
              <Category key={category.id} category={category} />
            ))}
          </Categories>
        )}
      </AsyncView>
    </HomePage>
  );
}

function Category({ category }: { readonly category: ServiceCategory }) {
  const t = useT();
  const Icon = SERVICE_ICONS[category.icon];
  const heading = `services-${category.id}`;
  return (
    <Panel aria-labelledby={heading}>
      <Title id={heading}>
        {Icon && <Icon size={22} aria-hidden />}
        {category.title}
      </Title>
      <ul>
        {category.services.map(({ id, title, organization_count: count }) => (
          <li key={id}>
            <Way to={`/services/${id}`}>
              <span>{title}</span>
              {count > 0 && <Count>{t('offered_by', { count, shown: formatCount(count) })}</Count>}
            </Way>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const Categories = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  align-items: start;
  gap: ${space[3]};
  padding: ${space[3]};
`;

const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font: ${type.title3};
`;

const Way = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[3]};
  min-height: ${size.touch};
  margin: 0 calc(-1 * ${space[2]});
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.medium};

  ${media.hover} {
    &:hover {
      background: ${color.fill};
    }
  }
`;

const Count = styled.span`
  color: ${color.textMuted};
  font: ${type.caption};
`;

import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { listCategories } from '@karavan/shared-api/client/feed';
import { useEndpoint } from '@karavan/shared-api/query';
import { Link } from '@karavan/shared-api/router';
import { color, media, radius, size, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { SearchHeading } from './search-heading.ts';

/** Category links for browsing without a search. */
export function CategoryLinks() {
  const t = useT();
  const categories = useEndpoint(listCategories, {}).data?.list;
  if (!categories) return null;
  return (
    <section>
      <SearchHeading>
        <h2>{t('categories')}</h2>
      </SearchHeading>
      <List>
        {categories.map(({ id, title, subcategories }) => (
          <li key={id}>
            <Row to={`/home/posts/${id}`}>
              <span>
                {title}
                <Inside>{subcategories.map((subcategory) => subcategory.title).join(', ')}</Inside>
              </span>
              <ChevronRight size={20} aria-hidden />
            </Row>
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  overflow: hidden;
  margin: 0 ${space[4]};
  border-radius: ${radius.large};
  background: ${color.surface};

  li + li {
    border-top: 1px solid ${color.border};
  }
`;

const Row = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: ${size.touch};
  padding: ${space[3]} ${space[4]};

  svg {
    flex: none;
    color: ${color.textMuted};
  }

  ${media.hover} {
    &:hover {
      background: ${color.fill};
    }
  }
`;

const Inside = styled.span`
  display: block;
  color: ${color.textMuted};
  font: ${type.second};
`;

import styled from 'styled-components';
import { listShopCollections } from '@karavan/shared-api/client/collections';
import { useEndpoint } from '@karavan/shared-api/query';
import { Link } from '@karavan/shared-api/router';
import { Thumbnail } from '@karavan/shared-ui/thumbnail';
import { color, radius, size, space, type } from '@karavan/shared-ui/tokens';
import { useT, withCollectionTexts } from './translation.ts';

/** Ways to the collections of a shop; nothing where it has none. They load after the first screen. */
export const ShopChips = withCollectionTexts(Chips);

function Chips({ organizationId }: { readonly organizationId: number }) {
  const t = useT();
  const { data } = useEndpoint(listShopCollections, { params: { id: organizationId } });
  if (!data || data.list.length === 0) return null;
  return (
    <Row aria-label={t('collections')}>
      {data.list.map((collection) => (
        <li key={collection.id}>
          <Chip to={`/organizations/${organizationId}/collections/${collection.id}`}>
            <Thumbnail picture={collection.image} size={32} />
            {collection.title}
          </Chip>
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  gap: ${space[2]};
  padding: 4px;
  margin: -4px;
  overflow-x: auto;
  scrollbar-width: none;
`;

const Chip = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.touch};
  padding: 0 ${space[3]} 0 6px;
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  font: ${type.labelSmall};
  white-space: nowrap;
`;

import { Link2 } from 'lucide-react';
import styled from 'styled-components';
import { listShopCollections } from '@karavan/shared-api/client/collections';
import { getHotlinks } from '@karavan/shared-api/client/hotlinks';
import { useEndpoint } from '@karavan/shared-api/query';
import { Link } from '@karavan/shared-api/router';
import { Thumbnail } from '@karavan/shared-ui/thumbnail';
import { color, radius, size, space, type } from '@karavan/shared-ui/tokens';
import { useT, withCollectionTexts } from './translation.ts';

/** Ways to the collections of a shop and to its links; nothing where it has none. They load after the first screen. */
export const ShopChips = withCollectionTexts(Chips);

function Chips({ organizationId }: { readonly organizationId: number }) {
  const t = useT();
  const of = { params: { id: organizationId } };
  const collections = useEndpoint(listShopCollections, of);
  const hotlinks = useEndpoint(getHotlinks, of);
  // All at once, so that what is below moves once.
  if (collections.isPending || hotlinks.isPending) return null;
  const list = collections.data?.list ?? [];
  const hasLinks = (hotlinks.data?.list.length ?? 0) > 0;
  if (list.length === 0 && !hasLinks) return null;
  return (
    <Row aria-label={t('collections')}>
      {list.map((collection) => (
        <li key={collection.id}>
          <Chip to={`/organizations/${organizationId}/collections/${collection.id}`}>
            <Thumbnail picture={collection.image} size={32} />
            {collection.title}
          </Chip>
        </li>
      ))}
      {hasLinks && (
        <li>
          <Chip to={`/organizations/${organizationId}/hotlinks`}>
            <Link2 size={20} aria-hidden />
            {t('links')}
          </Chip>
        </li>
      )}
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

import { PackageX } from 'lucide-react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { MessageItem } from '@karavan/shared-api/contract/messenger';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { ItemPrice } from '@karavan/shared-ui/product/item-price';
import { Thumbnail } from '@karavan/shared-ui/thumbnail';
import { color, radius, size, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';

/** What a message is about: the item and its page, or that it is no longer for sale. */
export function ItemLink({ card }: { readonly card: MessageItem | null }) {
  const t = useT();
  if (card) {
    return (
      <Card as={Link} to={`/p/${card.id}`}>
        <ItemFace item={card} />
      </Card>
    );
  }
  return (
    <Card data-gone>
      <PackageX size={22} aria-hidden />
      {t('item_gone')}
    </Card>
  );
}

/** An item in one line. */
export function ItemFace({ item }: { readonly item: MessageItem }) {
  const locale = useAtomValue(localeAtom);
  return (
    <>
      <Thumbnail picture={item.image} size={48} />
      <Words>
        <Name>{item.name}</Name>
        <ItemPrice item={item} locale={locale} />
      </Words>
    </>
  );
}

const Card = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  min-height: ${size.touch};
  padding: ${space[2]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.text};

  &[data-gone] {
    color: ${color.textMuted};
  }
`;

const Words = styled.span`
  display: grid;
  min-width: 0;
`;

const Name = styled.span`
  overflow: hidden;
  font: ${type.labelSmall};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

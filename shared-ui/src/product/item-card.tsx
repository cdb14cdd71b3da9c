import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { LivePost } from '@karavan/shared-api/contract/live-items';
import { Image } from '@karavan/shared-ui/image';
import { color, radius, shadow, space, type } from '@karavan/shared-ui/tokens';
import { ItemNews } from './item-news.ts';
import { ItemPrice } from './item-price.tsx';
import { Detail, OrganizationLine } from './organization-line.tsx';
import type { ProductLink } from './product-link.ts';

interface ItemCardProps {
  readonly item: LivePost;
  readonly locale: string;
  readonly link: ProductLink;
  /** Above the fold: its picture loads first. */
  readonly priority: boolean;
  /** What a person can do with the item without opening it. */
  readonly actions: ReactNode;
}

/** An item across the full column: its organization, picture, price, name and description. */
export function ItemCard({ item, locale, link, priority, actions }: ItemCardProps) {
  const { id, organization, image, name, description } = item;
  return (
    <Card>
      <Owner as={link} to={`/organizations/${organization.id}`}>
        <OrganizationLine organization={organization} size={40}>
          <Detail>{organization.type}</Detail>
        </OrganizationLine>
      </Owner>
      <Body as={link} to={`/p/${id}`} state={{ card: item }}>
        {image && (
          <Image
            picture={image}
            alt=""
            ratio={4 / 3}
            sizes="(min-width: 1024px) 600px, (min-width: 720px) 50vw, 100vw"
            priority={priority}
          />
        )}
        <Text>
          <ItemPrice item={item} locale={locale} size="m" />
          {item.news && <ItemNews>{item.news}</ItemNews>}
          <Name>{name}</Name>
          {item.date && <Description>{item.date.words}</Description>}
          <Description>{description}</Description>
        </Text>
      </Body>
      {actions}
    </Card>
  );
}

const Card = styled.article`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  background: ${color.surface};
  box-shadow: ${shadow.card};

  @media (min-width: 720px) {
    border-radius: ${radius.large};
  }
`;

const Owner = styled.a`
  padding: ${space[3]} ${space[4]};
`;

const Body = styled.a`
  display: flex;
  flex: 1;
  flex-direction: column;
`;

const Text = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[1]};
  padding: ${space[3]} ${space[4]} ${space[4]};
`;

const Name = styled.span`
  font: ${type.title3};
`;

const Description = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.textMuted};
  font: ${type.second};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

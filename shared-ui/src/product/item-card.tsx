import { useState, type ComponentType, type PointerEvent, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { LivePost } from '@karavan/shared-api/contract/live-items';
import { Image } from '@karavan/shared-ui/image';
import { color, radius, shadow, space, type } from '@karavan/shared-ui/tokens';
import { ItemNews } from './item-news.ts';
import { ItemPrice } from './item-price.tsx';
import { Detail, OrganizationLine } from './organization-line.tsx';
import type { PictureTurnerProps } from './picture-turner.tsx';
import type { ProductLink } from './product-link.ts';

interface ItemCardProps {
  readonly item: LivePost;
  readonly locale: string;
  readonly link: ProductLink;
  /** Above the fold: its picture loads first. */
  readonly priority: boolean;
  /** What a person can do with the item without opening it. */
  readonly actions: ReactNode;
  /** What turns the pictures, over them; it may come late. */
  readonly turner: ComponentType<PictureTurnerProps>;
}

const RATIO = 4 / 3;
const SIZES = '(min-width: 1024px) 600px, (min-width: 720px) 50vw, 100vw';

/**
 * An item across the full column: its organization, pictures, price, name and description. The pictures scroll sideways
 * below the text, which stays; all but the first one load when somebody reaches for the card.
 */
export function ItemCard({ item, locale, link, priority, actions, turner: Turner }: ItemCardProps) {
  const { id, organization, image, more_images: further = [], name, description } = item;
  const [strip, setStrip] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState(0);
  const count = 1 + further.length;
  // A finger may only tap; where it swipes, that scrolls.
  const onPointer = ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) =>
    pointerType !== 'touch' && setStrip(currentTarget);
  const reach = count > 1 && {
    onPointerEnter: onPointer,
    // Of a pointer that was there before the page could answer.
    onPointerMove: onPointer,
    onFocus: ({ currentTarget }: Reached) =>
      currentTarget.matches(':focus-visible') && setStrip(currentTarget),
    onScroll: ({ currentTarget }: Reached) => {
      setStrip(currentTarget);
      setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth));
    },
  };
  return (
    <Card>
      <Owner as={link} to={`/organizations/${organization.id}`}>
        <OrganizationLine organization={organization} size={40}>
          <Detail>{organization.type}</Detail>
        </OrganizationLine>
      </Owner>
      <Frame>
        <Body as={link} to={`/p/${id}`} state={{ card: item, shown }} $count={count} {...reach}>
          {image && (
            <Image picture={image} alt="" ratio={RATIO} sizes={SIZES} priority={priority} />
          )}
          {further.map((picture) => (
            // Its place stays when the picture comes: else the browser would turn back in the midst of a swipe.
            <Place key={picture.small}>
              {strip && <Image picture={picture} alt="" ratio={RATIO} sizes={SIZES} />}
            </Place>
          ))}
          <Text>
            <ItemPrice item={item} locale={locale} size="m" />
            {item.news && <ItemNews>{item.news}</ItemNews>}
            <Name>{name}</Name>
            {item.date && <Description>{item.date.words}</Description>}
            <Description>{description}</Description>
          </Text>
        </Body>
        {count > 1 && <Turner strip={strip} count={count} shown={shown} />}
      </Frame>
      {actions}
    </Card>
  );
}

interface Reached {
  readonly currentTarget: HTMLElement;
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

const Frame = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  position: relative;
`;

const turning = css`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  > :not(:last-child) {
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }

  /* Nothing would ever fill them. */
  @media (scripting: none) {
    overflow: hidden;
  }
`;

const Body = styled.a<{ readonly $count: number }>`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(${({ $count }) => $count}, 100%);
  --pictures: ${({ $count }) => $count};
  align-content: start;
  ${({ $count }) => $count > 1 && turning}
`;

const Place = styled.span`
  background: ${color.skeleton};
`;

const Text = styled.span`
  position: sticky;
  left: 0;
  grid-column: 1 / -1;
  display: flex;
  flex-direction: column;
  width: calc(100% / var(--pictures));
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

import { useState } from 'react';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import type { LivePost } from '@karavan/shared-api/contract/live-items';
import { samplePicture } from '../../gallery/sample-picture.ts';
import type { StoryGroup } from '../../gallery/story.ts';
import { ItemActions } from './item-actions.tsx';
import { ItemCard } from './item-card.tsx';
import { ItemChoice } from './item-choice.tsx';
import { ItemPrice } from './item-price.tsx';
import { FlatItemTile } from './flat-item-tile.tsx';
import { NarrowItemTile } from './narrow-item-tile.tsx';
import { PictureTurner } from './picture-turner.tsx';
import { OpenItemTile } from './open-item-tile.tsx';
import type { ProductLink } from './product-link.ts';

const som = (amount: string) => ({ amount, currency: 'KGS' });

const item: FeedPost = {
  id: 1,
  kind: 'product',
  name: 'Шерстяное одеяло ручной работы',
  description: 'Соткано на станке в Нарыне из шерсти яка. Греет и зимой, и в палатке летом.',
  price: som('4900'),
  price_unit: null,
  old_price: som('6500'),
  image: samplePicture('meadow'),
  more_images: [samplePicture('coral'), samplePicture('lagoon')],
  organization: {
    id: 1,
    title: 'Мастерская «Тянь-Шань»',
    image: null,
    color: '#2f5fa8',
    type: 'Ремёсла',
    is_verified: true,
  },
  like_count: 1280,
  comment_count: 12,
  is_liked: true,
  is_saved: false,
  created_at: '2026-11-22T09:00:00Z',
};
const rental: FeedPost = {
  ...item,
  kind: 'rent',
  name: 'Горный велосипед',
  price: som('900'),
  price_unit: 'day',
  old_price: null,
  image: samplePicture('lagoon'),
};

const event: LivePost = {
  ...item,
  kind: 'ticket',
  name: 'Вечер комузистов',
  old_price: null,
  date: {
    starts_at: '2026-12-01T13:00:00.000Z',
    more_dates: 5,
    words: '1 дек., 19:00 · ещё 5 дат',
  },
  news: 'Разобрали',
};

/** The gallery has no router. */
const GalleryLink: ProductLink = ({ to, className, children }) => (
  <a href={`#${to}`} className={className}>
    {children}
  </a>
);

function Actions() {
  const [isLiked, setLiked] = useState(true);
  const [isSaved, setSaved] = useState(false);
  return (
    <ItemActions
      itemId={item.id}
      link={GalleryLink}
      isLiked={isLiked}
      likeCount={item.like_count}
      commentCount={item.comment_count}
      isSaved={isSaved}
      toggleLike={() => setLiked(!isLiked)}
      toggleSaved={() => setSaved(!isSaved)}
    />
  );
}

function Choice() {
  const [isChosen, setChosen] = useState(true);
  return <ItemChoice item={item} isChosen={isChosen} onToggle={() => setChosen(!isChosen)} />;
}

const tile = { item, locale: 'ru', link: GalleryLink } as const;

export const itemStories: StoryGroup = {
  title: 'Item',
  stories: [
    {
      name: 'Card',
      render: () => (
        <ItemCard {...tile} priority={false} actions={<Actions />} turner={PictureTurner} />
      ),
    },
    { name: 'Tile without a box', render: () => <OpenItemTile {...tile} priority={false} /> },
    { name: 'Tile, flat', render: () => <FlatItemTile {...tile} item={rental} /> },
    { name: 'Tile, narrow', render: () => <NarrowItemTile {...tile} /> },
    {
      name: 'Tile without a picture',
      render: () => <OpenItemTile {...tile} item={{ ...item, image: null }} priority={false} />,
    },
    {
      name: 'Tile of an event, with news',
      render: () => <OpenItemTile {...tile} item={event} priority={false} />,
    },
    { name: 'Choice', render: () => <Choice /> },
    { name: 'Actions', render: () => <Actions /> },
    { name: 'Price for a day', render: () => <ItemPrice item={rental} locale="ru" /> },
  ],
};

import { useState } from 'react';
import styled, { css } from 'styled-components';
import { fromWidth } from '@karavan/shared-ui/from-width';
import { lazily } from '@karavan/shared-ui/lazily';
import { servedLazily } from '@karavan/shared-ui/served-lazily';
import { media, space } from '@karavan/shared-ui/tokens';
import { HomeBar } from '../../shared/home-bar.tsx';
import { useT } from '../../shared/translation.ts';
import { Feed } from '../../shared/feed/feed.tsx';
import { useFeedFilter, type FeedFilter } from '../../shared/feed/feed-filter.ts';
import { FeedToolbar } from './feed-toolbar.tsx';
import { rowBetween, type RowKind } from './home-rows/row-places.ts';

/** The feed with its filters above it. */
export function BrowseFeed({ category }: { readonly category: string | undefined }) {
  const t = useT();
  const controls = useFeedFilter(category);
  const { filter } = controls;
  const [empty, setEmpty] = useState<readonly RowKind[]>([]);
  return (
    <Page $isGrid={filter.view === 'GRID'}>
      <h1 className="visually-hidden">{t('feed_title')}</h1>
      <HomeBar current="posts">
        <FeedToolbar controls={controls} category={category} />
      </HomeBar>
      <Feed
        filter={filter}
        {...(isWhole(filter) && {
          below(first, end) {
            const kind = rowBetween(first, end);
            if (!kind || empty.includes(kind)) return null;
            return (
              <RowSlot
                kind={kind}
                place={filter}
                onEmpty={() => setEmpty((before) => [...before, kind])}
              />
            );
          },
        })}
      />
      {filter.view === 'FEED' && <FeedSide place={filter} />}
    </Page>
  );
}

/** Nobody looks for anything but a place, in cards. */
const isWhole = ({ view, country: _country, city: _city, ...narrowing }: FeedFilter) =>
  view === 'FEED' && Object.values(narrowing).every((value) => !value);

const RowSlot = servedLazily(
  async () =>
    (await import(/* webpackChunkName: "part-row-slot" */ './home-rows/row-slot.tsx')).RowSlot,
  <div style={{ height: 332 }} />,
);

/** From here there is room beside the feed; in pixels. */
const ROOM_ASIDE = 1600;

const FeedSide = lazily(
  async () =>
    (await import(/* webpackChunkName: "feed-side" */ './home-rows/feed-side.tsx')).FeedSide,
  null,
  fromWidth(ROOM_ASIDE),
);

/** Room for what comes later. */
const beside = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  max-width: 1680px;

  > :nth-child(2) {
    grid-column: 1 / -1;
  }
`;

const Page = styled.div<{ readonly $isGrid: boolean }>`
  padding-bottom: ${space[5]};

  ${media.wide} {
    max-width: ${({ $isGrid }) => ($isGrid ? '1680px' : '1240px')};
    margin: 0 auto;
    padding: ${space[3]};
  }

  @media (min-width: ${ROOM_ASIDE}px) {
    ${({ $isGrid }) => !$isGrid && beside}
  }
`;

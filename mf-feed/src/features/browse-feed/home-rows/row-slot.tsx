import { useState } from 'react';
import styled from 'styled-components';
import type { RegionChoice } from '@karavan/shared-api/remote';
import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { ReachSentinel } from '@karavan/shared-ui/reach-sentinel';
import { space } from '@karavan/shared-ui/tokens';
import { ASIDE, HAS_ROOM_ASIDE } from './aside.ts';
import type { RowKind } from './row-places.ts';

/** What stands between the posts of the home, and how high; in pixels, with the space below it. */
const HEIGHTS: Readonly<Record<RowKind, number>> = {
  near: 332,
  banners: 188,
  seen: 332,
  promotions: 232,
  open: 182,
};
/** How far before it is seen a row loads, in pixels: none of them with the first view. */
const DISTANCE = 400;

interface RowSlotProps {
  readonly kind: RowKind;
  /** That of the feed. */
  readonly place: RegionChoice;
  /** There is nothing to show, and nobody sees the place where it would stand. */
  onEmpty(): void;
}

/** The place of a row, which loads when it comes near. */
export function RowSlot(props: RowSlotProps) {
  const [isNear, setNear] = useState(false);
  const [isFolded, setFolded] = useState(false);
  return (
    <Place
      role="listitem"
      data-below=""
      $isAside={ASIDE.includes(props.kind)}
      style={{ minHeight: isFolded ? 0 : HEIGHTS[props.kind] }}
    >
      {isNear ? (
        <HomeRow {...props} onFold={setFolded} />
      ) : (
        <ReachSentinel distance={DISTANCE} generation={0} onReach={() => setNear(true)} />
      )}
    </Place>
  );
}

const HomeRow = lazily(
  async () => (await import(/* webpackChunkName: "home-rows" */ './home-row.tsx')).HomeRow,
  null,
  atOnce,
);

const Place = styled.div<{ readonly $isAside: boolean }>`
  padding-bottom: ${space[3]};

  ${HAS_ROOM_ASIDE} {
    ${({ $isAside }) => $isAside && 'display: none;'}
  }

  /* Nothing would ever fill it. */
  @media (scripting: none) {
    display: none;
  }
`;

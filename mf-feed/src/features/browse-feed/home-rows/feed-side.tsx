import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import type { RegionChoice } from '@karavan/shared-api/remote';
import { size, space } from '@karavan/shared-ui/tokens';
import { HomeRow } from './home-row.tsx';
import { ASIDE, type RowKind } from './row-places.ts';

interface FeedSideProps {
  /** That of the feed. */
  readonly place: RegionChoice;
  /** These rows stand here, and not between the posts. */
  onTake(...kinds: readonly RowKind[]): void;
}

/** What a very wide screen has beside the feed. */
export function FeedSide({ place, onTake }: FeedSideProps) {
  const [empty, setEmpty] = useState<readonly RowKind[]>([]);
  const take = useEffectEvent(onTake);
  useEffect(() => take(...ASIDE), []);
  return (
    <Side>
      {ASIDE.filter((kind) => !empty.includes(kind)).map((kind) => (
        <HomeRow
          key={kind}
          isAside
          kind={kind}
          place={place}
          onEmpty={() => setEmpty((before) => [...before, kind])}
          onFold={() => undefined}
        />
      ))}
    </Side>
  );
}

/** Stays while the posts scroll. */
const Side = styled.div`
  position: sticky;
  top: calc(${size.header} + ${space[3]});
  display: grid;
  align-self: start;
  gap: ${space[5]};
  padding-top: ${space[3]};

  /* The window may have become narrower. */
  @media (max-width: 1599px) {
    display: none;
  }
`;

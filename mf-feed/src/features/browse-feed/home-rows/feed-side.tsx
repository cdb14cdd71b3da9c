import { useState } from 'react';
import styled from 'styled-components';
import type { RegionChoice } from '@karavan/shared-api/remote';
import { size, space } from '@karavan/shared-ui/tokens';
import { HomeRow } from './home-row.tsx';
import { ASIDE, NO_ROOM_ASIDE } from './aside.ts';
import type { RowKind } from './row-places.ts';

interface FeedSideProps {
  /** That of the feed. */
  readonly place: RegionChoice;
}

/** What a very wide screen has beside the feed. */
export function FeedSide({ place }: FeedSideProps) {
  const [empty, setEmpty] = useState<readonly RowKind[]>([]);
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
  padding: ${space[3]} 0 0 ${space[3]};

  /* The window may have become narrower. */
  ${NO_ROOM_ASIDE} {
    display: none;
  }
`;

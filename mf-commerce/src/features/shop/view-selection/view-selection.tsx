import { useMemo } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { getItem } from '@karavan/shared-api/client/items';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { useEndpoint } from '@karavan/shared-api/query';
import { useHeader } from '@karavan/shared-api/remote';
import { Link } from '@karavan/shared-api/router';
import { isSignedInAtom, localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { FlatItemTile } from '@karavan/shared-ui/product/flat-item-tile';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { color, media, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../../../shared/translation.ts';
import { LiveRow } from '../shared/lazy-live-row.ts';
import { useSelection } from '../shared/selection-query.ts';

/** /p/{id}/selection: an item with all that its shop has chosen to go with it. */
export function ViewSelection({ id }: { readonly id: number }) {
  const t = useT();
  const isSignedIn = useAtomValue(isSignedInAtom);
  const item = useEndpoint(getItem, { params: { id } });
  const selection = useSelection(id);
  const named = item.data?.name;
  useHeader(
    useMemo(
      () => ({
        title: t('selection'),
        ...(named !== undefined && { documentTitle: `${t('selection')} — ${named}` }),
      }),
      [t, named],
    ),
  );
  return (
    <AsyncView query={item} skeleton={<PageSkeleton />}>
      {(shown) => (
        <Page>
          <h1>{shown.name}</h1>
          <AsyncView query={selection} skeleton={<PageSkeleton />}>
            {({ list }) => (
              <>
                {/* A link may have outlived what was chosen; the item itself is there still. */}
                <p>{t(list.length === 0 ? 'selection_empty' : 'selection_of')}</p>
                <Tiles items={[shown, ...list]} />
              </>
            )}
          </AsyncView>
          {isSignedIn && selection.data && (
            <LiveRow
              items={[shown, ...selection.data.list]}
              onChange={() => void Promise.all([item.refetch(), selection.refetch()])}
            />
          )}
        </Page>
      )}
    </AsyncView>
  );
}

function Tiles({ items }: { readonly items: readonly FeedPost[] }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  return (
    <Grid aria-label={t('selection')}>
      {items.map((item) => (
        <li key={item.id}>
          <FlatItemTile item={item} locale={locale} link={Link} />
        </li>
      ))}
    </Grid>
  );
}

const Page = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  max-width: 1120px;
  margin: 0 auto;
  padding: ${space[4]};

  ${media.wide} {
    padding: ${space[5]};
  }

  h1 {
    font: ${type.title2};
    overflow-wrap: anywhere;
  }

  > p {
    color: ${color.textMuted};
  }
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};

  ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

import { useEffect } from 'react';
import { useAtomValue, useStore } from 'jotai';
import styled from 'styled-components';
import { Link } from '@karavan/shared-api/router';
import { rememberSeenItem } from '@karavan/shared-api/seen-items';
import { isSignedInAtom, localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { NarrowItemTile } from '@karavan/shared-ui/product/narrow-item-tile';
import { Loading, Skeleton } from '@karavan/shared-ui/skeleton';
import { media, space, type } from '@karavan/shared-ui/tokens';
import { LiveRow } from '../shared/lazy-live-row.ts';
import { useT, withShopTexts } from '../translation.ts';
import { useSimilarItems } from './item-query.ts';

function Similar({ id }: { readonly id: number }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const isSignedIn = useAtomValue(isSignedInAtom);
  const similar = useSimilarItems(id);
  const store = useStore();
  useEffect(() => rememberSeenItem(store, id), [store, id]);
  if (similar.data?.list.length === 0) return null;
  return (
    <Section aria-labelledby="similar-items">
      <h2 id="similar-items">{t('similar')}</h2>
      <AsyncView query={similar} skeleton={<SimilarSkeleton />}>
        {({ list }) => (
          <>
            <Row>
              {list.map((item) => (
                <li key={item.id}>
                  <NarrowItemTile item={item} locale={locale} link={Link} />
                </li>
              ))}
            </Row>
            {isSignedIn && <LiveRow items={list} onChange={() => void similar.refetch()} />}
          </>
        )}
      </AsyncView>
    </Section>
  );
}

/** Other items of the same category, in a row that scrolls sideways. They load after the item itself. */
export const SimilarItems = withShopTexts(Similar);

function SimilarSkeleton() {
  return (
    <Loading>
      <Row>
        {Array.from({ length: 3 }, (_, index) => (
          <li key={index}>
            <Skeleton $height="160px" />
          </li>
        ))}
      </Row>
    </Loading>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  padding: 0 ${space[4]};

  h2 {
    font: ${type.title3};
  }

  ${media.wide} {
    grid-column: 1 / -1;
    padding: 0;
  }
`;

const Row = styled.ul`
  display: grid;
  grid-auto-columns: 160px;
  grid-auto-flow: column;
  gap: ${space[3]};
  overflow-x: auto;
  padding-bottom: ${space[2]};
`;

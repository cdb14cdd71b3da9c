import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { Link } from '@karavan/shared-api/router';
import { isSignedInAtom, localeAtom } from '@karavan/shared-api/state';
import { NarrowItemTile } from '@karavan/shared-ui/product/narrow-item-tile';
import { color, media, size, space, type } from '@karavan/shared-ui/tokens';
import { LiveRow } from '../shared/lazy-live-row.ts';
import { useSelection } from '../shared/selection-query.ts';
import { useT, withShopTexts } from '../translation.ts';

/** What the shop has chosen to go with an item, in a row that scrolls sideways; nothing where it has not. */
export const SelectionRow = withShopTexts(Selection);

function Selection({ id }: { readonly id: number }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const isSignedIn = useAtomValue(isSignedInAtom);
  const selection = useSelection(id);
  const list = selection.data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <Section aria-labelledby="selection">
      <Head>
        <h2 id="selection">{t('selection')}</h2>
        <Way to={`/p/${id}/selection`}>{t('selection_all')}</Way>
      </Head>
      <Row>
        {list.map((item) => (
          <li key={item.id}>
            <NarrowItemTile item={item} locale={locale} link={Link} />
          </li>
        ))}
      </Row>
      {isSignedIn && <LiveRow items={list} onChange={() => void selection.refetch()} />}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  min-width: 0;
  padding: 0 ${space[4]} ${space[4]};

  h2 {
    font: ${type.title3};
  }

  ${media.wide} {
    grid-column: 1 / -1;
    padding: 0;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`;

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.touch};
  color: ${color.accentStrong};
  font: ${type.label};
`;

const Row = styled.ul`
  display: grid;
  grid-auto-columns: 160px;
  grid-auto-flow: column;
  justify-content: start;
  gap: ${space[3]};
  overflow-x: auto;
  padding-bottom: ${space[2]};
`;

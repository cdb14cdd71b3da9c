import { useMemo, useState } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import {
  getCollection,
  listCollectionItems,
  listCollectionSubcategories,
} from '@karavan/shared-api/client/collections';
import type { CollectionDetail } from '@karavan/shared-api/contract/collections';
import { useEndlessList, useEndpoint } from '@karavan/shared-api/query';
import { useHeader } from '@karavan/shared-api/remote';
import { Link, useLocation } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { TILES } from '@karavan/shared-ui/grid-columns';
import { lazily } from '@karavan/shared-ui/lazily';
import { FlatItemTile } from '@karavan/shared-ui/product/flat-item-tile';
import { OrganizationLine } from '@karavan/shared-ui/product/organization-line';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { media, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { categoriesOf, itemsOf } from './collection-query.ts';
import { CollectionGone, NothingHere } from './nothing-here.tsx';

interface ViewCollectionProps {
  readonly organizationId: number;
  readonly id: number;
}

/** A collection of a shop, whose items can be narrowed to one category. */
export function ViewCollection({ organizationId, id }: ViewCollectionProps) {
  const t = useT();
  const collection = useEndpoint(getCollection, { params: { id } });
  const { data } = collection;
  useHeader(
    useMemo(
      () =>
        data
          ? { title: data.title, documentTitle: `${data.title} — ${data.organization.title}` }
          : { title: t('page_title') },
      [t, data],
    ),
  );
  return (
    <AsyncView
      query={collection}
      skeleton={<PageSkeleton />}
      failure={{ gone: <CollectionGone organizationId={organizationId} /> }}
    >
      {(loaded) =>
        loaded.organization.id === organizationId ? (
          <Collection collection={loaded} />
        ) : (
          <CollectionGone organizationId={organizationId} />
        )
      }
    </AsyncView>
  );
}

function Collection({ collection }: { readonly collection: CollectionDetail }) {
  const locale = useAtomValue(localeAtom);
  const { key } = useLocation();
  const { id, title, organization } = collection;
  const [category, setCategory] = useState<number>();
  const { data } = useEndpoint(listCollectionSubcategories, categoriesOf(organization.id, id));
  const items = useEndlessList(listCollectionItems, itemsOf(organization.id, id, category));
  const categories = data?.list ?? [];
  return (
    <Page>
      <Link to={`/organizations/${organization.id}`}>
        <OrganizationLine organization={organization} size={40} />
      </Link>
      <h1 data-title>{title}</h1>
      {categories.length > 1 && (
        <ChipRow label={title}>
          {categories.map((one) => (
            <Chip
              key={one.id}
              pressed={one.id === category}
              onClick={() => setCategory(one.id === category ? undefined : one.id)}
            >
              {one.title}
            </Chip>
          ))}
        </ChipRow>
      )}
      <LiveCollection items={items.items} />
      <EndlessView
        list={items}
        label={title}
        keyOf={(item) => item.id}
        columns={TILES}
        gap={12}
        positionKey={`${key} ${category ?? ''}`}
        empty={<NothingHere />}
      >
        {(item) => <FlatItemTile item={item} locale={locale} link={Link} />}
      </EndlessView>
    </Page>
  );
}

const LiveCollection = lazily(
  async () =>
    (await import(/* webpackChunkName: "live-collection" */ './live-collection.tsx'))
      .LiveCollection,
);

const Page = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 1280px;
  margin: 0 auto;
  padding: ${space[4]};

  ${media.wide} {
    padding: ${space[5]};
  }

  h1 {
    font: ${type.title2};
    overflow-wrap: anywhere;
  }
`;

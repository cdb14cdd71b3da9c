import { useMemo, type ReactNode } from 'react';
import { MessageCircle } from 'lucide-react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { ItemDetail } from '@karavan/shared-api/contract/items';
import type { LiveDetail } from '@karavan/shared-api/contract/live-items';
import { useHeader } from '@karavan/shared-api/remote';
import { Link } from '@karavan/shared-api/router';
import { localeAtom, translatedTextsAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { servedLazily } from '@karavan/shared-ui/served-lazily';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { color, media, radius, size, space, type, weight } from '@karavan/shared-ui/tokens';
import { ItemPrice } from '@karavan/shared-ui/product/item-price';
import { inColorOf, organizationTint } from '@karavan/shared-ui/product/organization-color';
import { Detail, OrganizationLine } from '@karavan/shared-ui/product/organization-line';
import { ItemPart } from '../../../shared/action-bar.tsx';
import { useT } from '../../../shared/translation.ts';
import { useCarriedItem } from './carried-item.ts';
import { Gallery } from './gallery.tsx';
import { ItemDescription } from './item-description.tsx';
import { useItem } from './item-query.ts';

const SellerPromises = servedLazily(
  async () =>
    (await import(/* webpackChunkName: "part-item-details" */ './seller-promises.tsx'))
      .SellerPromises,
);

/** How many comments are shown below the item. */
const COMMENTS_SHOWN = 3;

interface ViewItemProps {
  readonly id: number;
  /** How to buy it; shown below the price. */
  purchase(item: ItemDetail): ReactNode;
  /** Other actions; shown below the price. */
  actions(item: ItemDetail): ReactNode;
  /** The comments, which load later than the rest. */
  discussion(item: ItemDetail): ReactNode;
  /** Similar items, at the bottom. */
  similar(item: ItemDetail): ReactNode;
  /** Shown when there is no such item. */
  readonly gone: ReactNode;
}

/** An item with its pictures, price, description and organization. */
export function ViewItem({ id, gone, ...parts }: ViewItemProps) {
  const t = useT();
  const item = useItem(id);
  const carried = useCarriedItem(id);
  const shown = item.data ?? (item.error ? undefined : carried);
  const named = shown && `${shown.name} — ${shown.organization.title}`;
  const category = item.data?.category.title;
  useHeader(
    useMemo(
      () => ({
        title: category ?? t('page_title'),
        ...(named !== undefined && { documentTitle: named }),
      }),
      [t, category, named],
    ),
  );
  return (
    <AsyncView query={{ ...item, data: shown }} skeleton={<PageSkeleton />} failure={{ gone }}>
      {(data) => (
        <Item
          item={data}
          pending={
            !item.data && (
              <AsyncView query={item} skeleton={<PageSkeleton />}>
                {() => null}
              </AsyncView>
            )
          }
          {...parts}
        />
      )}
    </AsyncView>
  );
}

function Item({
  item,
  pending,
  purchase,
  actions,
  discussion,
  similar,
}: Omit<ViewItemProps, 'id' | 'gone'> & {
  readonly item: LiveDetail;
  /** Stands for the rest while only what its card has shown is known. */
  readonly pending: ReactNode;
}) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { organization } = item;
  const { name } = useAtomValue(translatedTextsAtom).get(item.id) ?? item;

  return (
    <Page>
      <Gallery item={item} />
      <Side>
        <ItemPart>
          <Name>{name}</Name>
          <ItemPrice item={item} locale={locale} size="l" />
          {actions(item)}
        </ItemPart>
        {pending ? (
          <Rest>{pending}</Rest>
        ) : (
          <>
            {item.is_selling
              ? purchase(item)
              : !item.is_gone && (
                  <ItemPart>
                    <Closed>{t('sells_nothing')}</Closed>
                  </ItemPart>
                )}
            <Rest>
              <Owner to={`/organizations/${organization.id}`} style={inColorOf(organization)}>
                <OrganizationLine organization={organization} size={48}>
                  <Detail>
                    {item.city}, {item.address}
                  </Detail>
                </OrganizationLine>
              </Owner>
              <Promises $rows={promiseRows(item)}>
                <SellerPromises item={item} />
              </Promises>
              {!item.is_own && (
                <Question to={`/messenger/organization/${organization.id}?item=${item.id}`}>
                  <MessageCircle size={20} aria-hidden />
                  {t('ask_organization')}
                </Question>
              )}
              <ItemDescription item={item} />
            </Rest>
          </>
        )}
      </Side>
      {!pending && (
        <>
          <Discussion $rows={Math.min(item.comment_count, COMMENTS_SHOWN)}>
            {discussion(item)}
          </Discussion>
          {similar(item)}
        </>
      )}
    </Page>
  );
}

/** On a phone one column, at whose end the action comes to rest below everything else. */
const Page = styled.div`
  display: flex;
  flex-direction: column;
  max-width: 1120px;
  margin: 0 auto;

  ${media.wide} {
    display: grid;
    grid-template: auto 1fr auto / 3fr 2fr;
    align-items: start;
    gap: ${space[5]};
    padding: ${space[5]};
  }
`;

/** The lines of what the seller promises, so that nothing below shifts when they arrive. */
function promiseRows({ kind, event, working_now, delivery }: ItemDetail): number {
  const hours = working_now && !event ? 1 : 0;
  const ways = kind === 'product' ? 1 : 0;
  return (
    hours +
    ways +
    (delivery ? 1 : 0) +
    (delivery?.free_from ? 1 : 0) +
    (delivery?.min_order ? 1 : 0)
  );
}

const Promises = styled.div<{ readonly $rows: number }>`
  display: ${({ $rows }) => ($rows === 0 ? 'none' : 'block')};
  min-height: ${({ $rows }) => $rows * 24 + ($rows - 1) * 8}px;
`;

/** Reserves space for comments of two lines each, so that nothing below shifts when they arrive. */
const Discussion = styled.div<{ readonly $rows: number }>`
  display: grid;
  min-width: 0;
  min-height: ${({ $rows }) => 132 + Math.max($rows * 84, 32)}px;

  ${media.narrow} {
    margin: ${space[4]} 0;
  }
`;

/** Beside the pictures; on a phone its parts stand in the page's own column. */
const Side = styled.article`
  display: contents;

  ${media.wide} {
    display: grid;
    grid-row: span 2;
    gap: ${space[3]};
    min-width: 0;
    background: ${color.surface};
    border-radius: ${radius.large};
    padding: ${space[5]};
  }

  h2 {
    margin-top: ${space[2]};
    font: ${type.title3};
  }
`;

const Rest = styled(ItemPart)`
  ${media.narrow} {
    padding-bottom: ${space[4]};
  }
`;

const Closed = styled.p`
  color: ${color.textMuted};
`;

const Name = styled.h1`
  font: ${type.title2};
  letter-spacing: -0.01em;
  text-wrap: balance;
`;

const Owner = styled(Link)`
  padding: ${space[3]};
  border-radius: ${radius.large};
  background: ${organizationTint};
`;

const Question = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${size.touch};
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
  color: ${color.accentStrong};
  font-weight: ${weight.medium};
`;

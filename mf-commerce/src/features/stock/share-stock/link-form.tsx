import { useEffect, useEffectEvent, useState } from 'react';
import { Plus, X } from 'lucide-react';
import styled from 'styled-components';
import { linkStock, listStock } from '@karavan/shared-api/client/stock';
import { STOCK_MAX } from '@karavan/shared-api/contract/limits';
import { StockLinking, type StockSize } from '@karavan/shared-api/contract/stock';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { request, useEndpoint } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { ErrorText } from '@karavan/shared-ui/field-frame';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { NumberField } from '@karavan/shared-ui/number-field';
import { raised } from '@karavan/shared-ui/product/raised';
import { SettlingField } from '@karavan/shared-ui/settling-field';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { Goods, GoodsLine } from '../shared/goods.tsx';
import { refreshStock } from '../shared/refresh-stock.ts';
import { useT } from '../translation.ts';
import { Rows, SizeLine } from './size-lines.tsx';
import {
  choose,
  emptyStock,
  leave,
  reduceStock,
  sumOf,
  type StockEvent,
  type StockState,
} from './stock-state.ts';

/** So many sizes are offered at a time. */
const OFFERED = 16;

interface LinkFormProps {
  readonly organizationId: number;
  /** The size whose stock it becomes. */
  readonly size: StockSize;
  /** Those that sell from it already. */
  readonly sharing: readonly StockSize[];
}

/** Posts are chosen to sell from the stock of a size, too, and how many pieces there are of all together. */
export const LinkForm = withFormTexts(Link, <SkeletonRow />);

function Link({ organizationId: id, size, sharing }: LinkFormProps) {
  const t = useT();
  const [state, setState] = useState(() => emptyStock(OFFERED));
  const [chosen, setChosen] = useState<readonly StockSize[]>([]);
  const [total, setTotal] = useState('');
  const form = useForm({
    schema: StockLinking,
    initial: { sizes: [], change: 0 },
    isLeftFreely: true,
    request: (body) => request(linkStock, { params: { id, size: size.id }, body }),
    done: ({ list }) => t('linked', { number: list[0]!.stock }),
    onSuccess: (_links, _values, queries) => refreshStock(queries),
  });
  const sizes = form.control('sizes');
  const change = form.control('change');
  const together = size.stock + sumOf(state);

  const follow = (event: StockEvent) => setState((before) => reduceStock(before, event));

  function become(next: StockState, shown: readonly StockSize[]): void {
    setState(next);
    setChosen(next.links.flatMap((link) => shown.find((one) => one.id === link) ?? []));
    setTotal('');
    sizes.onValueChange([...next.links]);
    change.onValueChange(0);
  }

  return (
    <Form {...form.props} aria-label={t('links_add')}>
      <h2>{t('links_add')}</h2>
      <p>{t('links_add_text')}</p>
      {chosen.length > 0 && (
        <Rows aria-label={t('links_chosen')}>
          {chosen.map((one) => (
            <SizeLine key={one.id}>
              <Goods size={one}>
                <GoodsLine>{t('there', { number: one.stock })}</GoodsLine>
              </Goods>
              <IconButton
                label={t('links_leave', { title: one.title, size: one.size })}
                icon={<X size={20} />}
                onClick={() => become(leave(state, one.id), chosen)}
              />
            </SizeLine>
          ))}
        </Rows>
      )}
      <Offer
        organizationId={id}
        state={state}
        isFree={(one) => sharing.every(({ item_id }) => item_id !== one.item_id)}
        onEvent={follow}
        onChoose={(one) => become(choose(state, one), [one, ...chosen])}
      />
      {sizes.error && <ErrorText role="alert">{sizes.error}</ErrorText>}
      {chosen.length > 0 && (
        <>
          <NumberField
            label={t('links_total')}
            hint={t('links_total_hint', { number: together })}
            value={total}
            error={change.error}
            min={0}
            max={STOCK_MAX}
            onValueChange={(text) => {
              setTotal(text);
              change.onValueChange(text === '' ? 0 : Number(text) - together);
            }}
          />
          <Button type="submit" wide loading={form.isPending}>
            {t('link')}
          </Button>
        </>
      )}
    </Form>
  );
}

interface OfferProps {
  readonly organizationId: number;
  readonly state: StockState;
  isFree(size: StockSize): boolean;
  onEvent(event: StockEvent): void;
  onChoose(size: StockSize): void;
}

/** Sizes of other posts: the latest ones, or those that a search finds. */
function Offer({ organizationId, state, isFree, onEvent, onChoose }: OfferProps) {
  const t = useT();
  const [search, setSearch] = useState('');
  const { page, limit } = state.selection;
  const found = useEndpoint(listStock, {
    params: { id: organizationId },
    query: { page, limit, ...(search !== '' && { search }) },
  });
  const { data } = found;
  const arrived = useEffectEvent((sizes: readonly StockSize[]) =>
    onEvent({ type: 'sizes_arrived', page, sizes }),
  );
  useEffect(() => {
    if (data) arrived(data.list);
  }, [data]);
  const free = state.notChosenSizes.filter(isFree);
  return (
    <>
      <SettlingField
        label={t('find')}
        value={search}
        onSettle={(text) => {
          setSearch(text);
          onEvent({ type: 'page_asked', page: 1 });
        }}
      />
      {free.length > 0 && (
        <Rows aria-label={t('links_offer')}>
          {free.map((one) => (
            <SizeLine key={one.id}>
              <Goods size={one}>
                <GoodsLine>{t('there', { number: one.stock })}</GoodsLine>
              </Goods>
              <IconButton
                kind="filled"
                label={t('links_choose', { title: one.title, size: one.size })}
                icon={<Plus size={20} />}
                onClick={() => onChoose(one)}
              />
            </SizeLine>
          ))}
        </Rows>
      )}
      <AsyncView query={found} skeleton={<SkeletonRow />}>
        {({ next }) =>
          next === null ? (
            free.length === 0 && <Muted role="status">{t('nothing')}</Muted>
          ) : (
            <Button
              kind="secondary"
              onClick={() => onEvent({ type: 'page_asked', page: page + 1 })}
            >
              {t('links_more')}
            </Button>
          )
        }
      </AsyncView>
    </>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[4]};
  ${raised}
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;

import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Me } from '@karavan/shared-api/contract/accounts';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { PriceField } from '@karavan/shared-ui/price-field';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { Switch } from '@karavan/shared-ui/switch';
import { color, type } from '@karavan/shared-ui/tokens';
import { SALE_AMOUNT_MAX } from '@karavan/shared-api/contract/limits';
import { CardChoice } from '../../../../shared/card-choice/card-choice.tsx';
import { CodeField } from '../../../../shared/promotion-code/code-field.tsx';
import { ChangedTotal } from '../../../../shared/changed-total.tsx';
import { DiscountCard } from '../../../../shared/discount-card.tsx';
import { Panel } from '@karavan/shared-ui/product/panel';
import { useT as useCommerceT } from '../../../../shared/translation.ts';
import { useT } from '../../translation.ts';
import { CashbackByHand } from './cashback-by-hand.tsx';
import { CustomerPanel } from './customer-panel.tsx';
import { SaleDone } from './sale-done.tsx';
import { SaleError } from './sale-error.tsx';
import { SaleSums } from './sale-sums.tsx';
import { ShownGift } from './shown-gift.tsx';
import { useSale } from './use-sale.ts';

interface OpenSaleProps {
  readonly shop: Pick<Me['organizations'][number], 'id' | 'title' | 'color'>;
  /** The scanned or typed text. */
  readonly client: string;
}

/** The client, the sum, the quote, and the sale. */
export function OpenSale({ shop, client }: OpenSaleProps) {
  const t = useT();
  const commerce = useCommerceT();
  const locale = useAtomValue(localeAtom);
  const sale = useSale(shop.id, client);
  const { customer, quote, error, spends, sold } = sale;
  if (sold) return <SaleDone {...sold} />;
  if (customer.isError) {
    return <SaleError error={customer.error} onRetry={() => void customer.refetch()} />;
  }
  if (!customer.data) return <PageSkeleton />;
  const { cards, balance, gift_balance: giftBalance, currency } = customer.data;
  const card = quote.data ? quote.data.card : customer.data.card;
  const giftProblem =
    sale.giftCode !== null && (error?.code === 'not_found' || error?.code === 'conflict')
      ? t(`sale_gift_${error.code}`)
      : undefined;
  const hasCashback = balance !== null && Number(balance.amount) > 0;
  return (
    <>
      <CustomerPanel customer={customer.data} />
      {card && <DiscountCard card={card} issuer={shop} />}
      <Panel>
        <PriceField
          label={t('sale_amount')}
          currency={currency}
          locale={locale}
          max={SALE_AMOUNT_MAX}
          value={sale.amount}
          onValueChange={sale.setAmount}
          error={error?.fields['amount']?.[0]}
          autoComplete="off"
        />
        {cards.length > 1 && (
          <CardChoice cards={cards} chosen={sale.card} onChoose={sale.setCard} />
        )}
        <CodeField
          value={sale.code}
          typed={quote.data?.promotion_code}
          error={error?.fields['code']?.[0]}
          onValueChange={sale.setCode}
        />
        {hasCashback && (
          <Switch checked={spends} onChange={(event) => sale.setSpends(event.target.checked)}>
            {commerce('spend_cashback')}
            <Note>{t('sale_balance', { sum: formatMoney(balance, locale) })}</Note>
          </Switch>
        )}
        {giftBalance && (
          <Switch
            checked={sale.spendsGifts}
            onChange={(event) => sale.setSpendsGifts(event.target.checked)}
          >
            {t('sale_spend_gifts')}
            <Note>{t('sale_gift_balance', { sum: formatMoney(giftBalance, locale) })}</Note>
          </Switch>
        )}
        <ShownGift code={sale.giftCode} error={giftProblem} onChange={sale.setGiftCode} />
        {balance === null && card?.kind === 'cashback' && <Note>{t('sale_earns_only')}</Note>}
        {quote.data && Number(sale.amount) > 0 && <SaleSums quote={quote.data} />}
        {sale.isQuoteChanged && quote.data && !quote.isFetching && (
          <ChangedTotal total={quote.data.total} />
        )}
        {error && !giftProblem && !error.fields['amount'] && !error.fields['code'] && (
          <SaleError error={error} onRetry={() => void quote.refetch()} />
        )}
        <Button wide disabled={!sale.canSell} loading={sale.isSelling} onClick={sale.sell}>
          {commerce('action_sell')}
        </Button>
      </Panel>
      {balance !== null && (hasCashback || cards.some(({ kind }) => kind === 'cashback')) && (
        <Panel>
          <CashbackByHand organizationId={shop.id} client={client} currency={currency} />
        </Panel>
      )}
    </>
  );
}

const Note = styled.span`
  display: block;
  color: ${color.textMuted};
  font: ${type.second};
`;

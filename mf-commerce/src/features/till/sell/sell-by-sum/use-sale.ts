import { useState } from 'react';
import { completeSale, findSaleClient, preprocessSale } from '@karavan/shared-api/client/till';
import type { CartCard } from '@karavan/shared-api/contract/carts';
import type { SaleQuote } from '@karavan/shared-api/contract/till';
import { useEndpoint, useWrite } from '@karavan/shared-api/query';
import { useLocation } from '@karavan/shared-api/router';
import { useDebounced } from '@karavan/shared-ui/use-debounced';

/** A code of a promotion has at least so many characters. */
const CODE_LENGTH = 3;

interface Sold {
  readonly id: number;
  readonly quote: SaleQuote;
}

/** A sale from the typed sum to the receipt: the quote follows the typed sum, selling confirms it. */
export function useSale(organizationId: number, client: string) {
  const params = { id: organizationId };
  const [amount, setAmount] = useState('');
  const [wantsCashback, setWantsCashback] = useState(false);
  const [wantsGifts, setWantsGifts] = useState(false);
  const { hash } = useLocation();
  /** Of a gift card that the client shows; it may have been scanned before the client. */
  const [giftCode, setGiftCode] = useState(hash.slice(1) || null);
  /** Null: whichever is best. */
  const [card, setCard] = useState<CartCard['kind'] | null>(null);
  const [code, setCode] = useState('');
  const [sold, setSold] = useState<Sold | null>(null);
  const customer = useEndpoint(findSaleClient, { params, query: { client } });

  const isConfirmed = customer.data?.is_confirmed ?? false;
  const spends = wantsCashback && isConfirmed;
  const spendsGifts = wantsGifts && isConfirmed;
  const settled = useDebounced(amount);
  const settledCode = useDebounced(code).trim();
  const sale = {
    client,
    amount: settled,
    spend_cashback: spends,
    ...(spendsGifts && { spend_gifts: true }),
    ...(giftCode !== null && { gift_code: giftCode }),
    ...(card && { card }),
    // What is shorter is no code yet.
    ...(settledCode.length >= CODE_LENGTH && { code: settledCode }),
  };
  const quote = useEndpoint(
    preprocessSale,
    { params, body: sale },
    { enabled: customer.data !== undefined && Number(settled) > 0, keepPrevious: true },
  );
  const complete = useWrite(completeSale, {
    failed: () => null,
    onSuccess: ({ transaction_id: id }) => setSold({ id, quote: quote.data! }),
    // The announced sum is no longer valid.
    onError: ({ code }) => void (code === 'quote_changed' && quote.refetch()),
  });
  const isQuoteChanged = complete.error?.code === 'quote_changed';
  const isQuoted =
    quote.data !== undefined &&
    !quote.isFetching &&
    !quote.isError &&
    settled === amount &&
    settledCode === code.trim();

  return {
    customer,
    quote,
    sold,
    amount,
    setAmount(text: string) {
      complete.reset();
      setAmount(text);
    },
    spends,
    setSpends: setWantsCashback,
    spendsGifts,
    setSpendsGifts: setWantsGifts,
    giftCode,
    setGiftCode(scanned: string | null) {
      complete.reset();
      setGiftCode(scanned);
    },
    card,
    setCard,
    code,
    setCode,
    /** The total that was read out is not the one of the quote any more. */
    isQuoteChanged,
    /** Why the sale failed, the latest reason first. */
    error: isQuoteChanged ? quote.error : (complete.error ?? quote.error),
    isSelling: complete.isPending,
    canSell: isQuoted && Number(amount) > 0,
    sell() {
      if (!quote.data) return;
      void complete.send({ params, body: { ...sale, total: quote.data.total.amount } });
    },
  };
}

import type { Cart, CartSummary } from '@karavan/shared-api/contract/carts';
import type { Money } from '@karavan/shared-api/contract/common';
import { isSelling } from '@karavan/shared-api/contract/life-states';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { presentImage } from '../../../platform/files/present-image.ts';
import {
  presentOrganizationCard,
  presentWorkingNow,
} from '../../organizations/organizations/index.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import type { OrderMethod } from '@karavan/shared-api/contract/order-states';
import { presentAddress } from '../delivery-addresses/index.ts';
import type { DeliveryOffer } from '../delivery-offers/index.ts';
import { presentCard, type ClientCard, type ClientCards } from '../discounts/index.ts';
import { giftPartsOf, presentGiftOffer, sumOf } from '../gifts/index.ts';
import { presentPromotedSale } from '../promotions/index.ts';
import type { AnswerTimes } from './answer-times.ts';
import type { CartLineRow, CartRow, OpenCartRow } from './carts.queries.ts';
import type { PricedCart } from './price-cart.ts';

interface PresentedCart {
  readonly cart: OpenCartRow;
  readonly card: ClientCard | null;
  readonly cards: ClientCards;
  /** Cashback that the client has, in minor units. */
  readonly balance: number;
  readonly offer: DeliveryOffer | null;
  readonly priced: PricedCart;
  readonly times: AnswerTimes;
}

export function presentCart(
  { cart, card, cards, balance, offer, priced, times }: PresentedCart,
  locale: Locale,
): Cart {
  const money = (minor: number) => presentMoney(minor, cart.currency);
  const fee = offer?.feeFor(priced.payable).client ?? 0;
  const delivered = priced.payable + fee;
  const [gifted, giftedDelivered] = [priced.payable, delivered].map((due) =>
    sumOf(giftPartsOf(cart, due)),
  ) as [number, number];
  return {
    id: cart.id,
    version: cart.version,
    organization: {
      ...presentOrganizationCard(cart, locale),
      address: cart.address,
      time_zone: cart.time_zone,
      working_now: presentWorkingNow(cart, new Date()),
      is_selling: isSelling(cart.life_state),
    },
    lines: priced.lines.map(({ row, price, listPrice, total, change }) => ({
      size_id: row.size_id,
      item: { id: row.item_id, name: row.name, image: row.image && presentImage(row.image) },
      size: row.size,
      quantity: row.quantity,
      available: Math.max(row.available, 0),
      price: money(price),
      ...(listPrice !== null && { list_price: money(listPrice) }),
      total: money(total),
      change,
    })),
    gone: cart.gone,
    card: card && presentCard(card, cart.currency),
    cards: cards.cards.map((one) => presentCard(one, cart.currency)),
    chosen_card: cards.cards.some(({ kind }) => kind === cards.wanted) ? cards.wanted : null,
    goods: money(priced.goods),
    discount: money(priced.discount),
    ...presentPromotedSale(priced, cart.currency, locale),
    cashback:
      card?.kind === 'cashback' || balance > 0
        ? {
            balance: money(balance),
            is_spent: cart.spend_cashback,
            spent: money(priced.cashbackSpent),
            earned: money(priced.cashbackEarned),
          }
        : null,
    ...(cart.gifts.length > 0 && {
      gifts: {
        ...presentGiftOffer(cart, gifted, cart.currency),
        spent_delivered: money(giftedDelivered),
      },
    }),
    total: money(priced.payable - gifted),
    delivery: offer && {
      address: offer.place && presentAddress(offer.place),
      zone: offer.zone,
      fee: money(fee),
      free_from: offer.rates.freeFrom === null ? null : money(offer.rates.freeFrom),
      refusal: refusalOf(offer, priced.payable, money),
      total: money(delivered - giftedDelivered),
      usual_minutes: cart.usual_minutes,
    },
    methods: methodsOf(cart, offer),
    answer_hours: times.ORDER_ANSWER_HOURS,
    till_minutes: times.ORDER_TILL_MINUTES,
  };
}

/** Why it is not brought, with what is lacking. */
function refusalOf(
  offer: DeliveryOffer,
  payable: number,
  money: (minor: number) => Money,
): NonNullable<Cart['delivery']>['refusal'] {
  const reason = offer.refusalFor(payable);
  if (reason === null) return null;
  return {
    reason,
    radius_km: reason === 'delivery_too_far' ? offer.rates.radiusKm : null,
    missing: reason === 'delivery_below_minimum' ? money((offer.leastOrder ?? 0) - payable) : null,
    hours: reason === 'delivery_closed' ? offer.hours : null,
  };
}

function methodsOf(
  { takes_online_payment, life_state }: CartRow,
  offer: DeliveryOffer | null,
): OrderMethod[] {
  if (!isSelling(life_state)) return [];
  return [
    'cart_checkout',
    'self_pickup',
    ...(offer ? (['cash_courier'] as const) : []),
    ...(takes_online_payment ? (['online_payment'] as const) : []),
  ];
}

export function presentSummary(
  cart: CartRow,
  lines: readonly CartLineRow[],
  locale: Locale,
): CartSummary {
  const goods = lines.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0);
  return {
    id: cart.id,
    organization: presentOrganizationCard(cart, locale),
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    goods: presentMoney(goods, cart.currency),
    images: lines.flatMap(({ image }) => (image ? [presentImage(image)] : [])).slice(0, 4),
  };
}

import type { z } from 'zod/mini';
import type { listFeed } from '@karavan/shared-api/contract/feed';
import type { FieldProblem } from '@karavan/shared-api/contract/field-problems';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { parseMoney } from '../../../platform/money/parse-money.ts';
import type { FeedFilter, PriceRange } from './feed-filter.ts';

type FilterQuery = Omit<z.output<typeof listFeed.query>, 'page' | 'limit' | 'cursor' | 'order_by'>;

/**
 * What an address asks of a feed.
 * @throws ApiError `invalid_input` naming the field, where two of them do not go together
 */
export function readFilter(query: FilterQuery): FeedFilter<string> {
  const { category, subcategories, country, city, search, kinds, size, near, within } = query;
  if (near && !within) throw refusal('within', 'required');
  if (within && !near) throw refusal('near', 'required');
  return {
    category,
    subcategories,
    country,
    city,
    search: search ? { typed: search, exactly: query.exact !== undefined } : undefined,
    kinds,
    price: readPrice(query),
    size,
    isAvailable: query.available && true,
    ids: query.ids,
    near: near && within ? { ...near, within } : undefined,
  };
}

function readPrice(query: FilterQuery): PriceRange | undefined {
  const { price_from, price_to, price_currency: currency } = query;
  if (price_from === undefined && price_to === undefined) return undefined;
  const read = (field: 'price_from' | 'price_to') => {
    const amount = query[field];
    if (amount === undefined) return null;
    const minor = parseMoney(amount, currency);
    if (minor === null) throw refusal(field, 'amount_format');
    return minor;
  };
  const range = { from: read('price_from'), to: read('price_to'), currency };
  if (range.from !== null && range.to !== null && range.from > range.to) {
    throw refusal('price_to', 'reversed_range');
  }
  return range;
}

const refusal = (field: keyof FilterQuery, problem: FieldProblem) =>
  new ApiError('invalid_input', { fields: { [field]: [{ problem }] } });

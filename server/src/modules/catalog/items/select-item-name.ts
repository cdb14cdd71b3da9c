import { expressionBuilder, type Expression } from 'kysely';
import type { ItemsTables } from './items.tables.ts';

/** What the item that a column refers to is called, for a selection of any query. */
export function selectItemName(itemId: Expression<number | null>) {
  return expressionBuilder<ItemsTables, never>()
    .selectFrom('item')
    .select('item.name')
    .where('item.id', '=', itemId)
    .$asScalar()
    .$castTo<string | null>();
}

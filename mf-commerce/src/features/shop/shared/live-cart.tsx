import type { Cart } from '@karavan/shared-api/contract/carts';
import { useChangedItems } from '@karavan/shared-api/live-items';
import { useCart } from './cart-query.ts';

/** Reads an open cart again when something in it has changed: it then asks for confirmation by itself. Shows nothing. */
export function LiveCart({ cart: { id, lines } }: { readonly cart: Cart }) {
  const { refetch } = useCart(id);
  useChangedItems(
    lines.map(({ item }) => item.id),
    () => void refetch(),
  );
  return null;
}

import { sql, type Kysely } from 'kysely';

/**
 * Sets quantities in a client's cart once its row is locked, so that what follows sees what presses before this one
 * have done; as one statement it had to look at each of them again. False for a cart or a line of somebody else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function set_cart_quantities(own_cart bigint, client bigint, sizes bigint[], quantities integer[])
    returns boolean language plpgsql as $$
      begin
        perform from cart where id = own_cart and client_id = client for no key update;
        if not found or not sizes <@ array(select size_id from cart_line where cart_id = own_cart) then
          return false;
        end if;
        update cart set version = version + 1, gone = '[]' where id = own_cart;
        if 0 = any(quantities) then
          delete from cart_line
          where cart_id = own_cart and size_id = any((select sizes)::bigint[])
            and quantities[array_position(sizes, size_id)] = 0;
        end if;
        update cart_line set quantity = quantities[array_position(sizes, size_id)],
          seen_price = coalesce((
            select item.price from item_size join item on item.id = item_size.item_id
            where item_size.id = cart_line.size_id), 0)
        where cart_id = own_cart and size_id = any((select sizes)::bigint[]);
        return true;
      end
    $$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function set_cart_quantities`.execute(db);
}
